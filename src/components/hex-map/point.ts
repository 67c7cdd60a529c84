import { decimal } from '../../kernel/units.ts'

/** A place on the map. Drawings of the ground use map units: 22 of them from flat side to flat side of a hex, whatever its printed size. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A place on an outline with the direction to its inside (length 1). */
export interface RimPoint extends Point {
  readonly nx: number
  readonly ny: number
}

/** A place as it stands in path data. */
export function xy({ x, y }: Point): string {
  return `${decimal(x, 2)} ${decimal(y, 2)}`
}

/** Path data of straight lines from place to place. */
export function polyline(points: readonly Point[], close = false): string {
  return points.length === 0 ? '' : `M${points.map(xy).join('L')}${close ? 'Z' : ''}`
}

/** Distance of two places. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The place half-way between two. */
export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** A place on a quadratic curve; `t` from 0 to 1. */
export function onCurve(from: Point, control: Point, to: Point, t: number): Point {
  const u = 1 - t
  return {
    x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * control.y + t * t * to.y,
  }
}
