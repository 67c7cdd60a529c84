/** A map of the plane as `cm` writes it: x' = a x + c y + e, y' = b x + d y + f. */
export interface Affine {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Left, bottom, right, top in points. */
export interface Extent {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export const UNMOVED: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** `inner` first, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const origin = move(outer, { x: inner.e, y: inner.f })
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: origin.x,
    f: origin.y,
  }
}

/** Where a point comes to lie. */
export function move(map: Affine, { x, y }: Point): Point {
  return { x: map.a * x + map.c * y + map.e, y: map.b * x + map.d * y + map.f }
}

/** The corners of a rectangle `[x0 y0 x1 y1]` after a map, in the order in which one walks round it. */
export function cornersOf(map: Affine, [x0, y0, x1, y1]: readonly [number, number, number, number]): readonly Point[] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ].map((corner) => move(map, corner))
}

/** Smallest upright rectangle around points. */
export function extentOf(points: readonly Point[]): Extent {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

/** What two rectangles share. */
export function overlap(one: Extent, two: Extent): Extent {
  return {
    left: Math.max(one.left, two.left),
    bottom: Math.max(one.bottom, two.bottom),
    right: Math.min(one.right, two.right),
    top: Math.min(one.top, two.top),
  }
}
