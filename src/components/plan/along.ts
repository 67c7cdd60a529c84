import { decimal } from '../../kernel/units.ts'

/** A place on the drawing, mm. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A place on a line of wall, with the direction in which the line runs there, in degrees. */
export interface Step extends Spot {
  readonly angle: number
}

/** A straight stretch of a line. */
export interface Stretch {
  readonly from: Spot
  readonly to: Spot
  readonly length: number
  /** Direction, length 1. */
  readonly dx: number
  readonly dy: number
}

/** The straight stretches of a line, from end to end. */
export function stretchesOf(line: readonly Spot[]): Stretch[] {
  return line.slice(1).map((to, i) => {
    const from = line[i]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    return { from, to, length, dx: (to.x - from.x) / length, dy: (to.y - from.y) / length }
  })
}

/** Length of a line. */
export function lengthOf(line: readonly Spot[]): number {
  return stretchesOf(line).reduce((sum, { length }) => sum + length, 0)
}

/** The place at a distance from the start of a line; beyond its end, the end. */
export function stepAt(line: readonly Spot[], distance: number): Step {
  let rest = distance
  const stretches = stretchesOf(line)
  for (const [i, { from, length, dx, dy }] of stretches.entries()) {
    if (rest <= length || i === stretches.length - 1) {
      const along = Math.min(rest, length)
      return { x: from.x + dx * along, y: from.y + dy * along, angle: (Math.atan2(dy, dx) * 180) / Math.PI }
    }
    rest -= length
  }
  throw new Error('a line needs two places')
}

/** The distance from the start of a line at which it comes nearest to a place, and how near that is. */
export function nearestOn(line: readonly Spot[], { x, y }: Spot): { readonly at: number; readonly off: number } {
  let best = { at: 0, off: Infinity }
  let before = 0
  for (const { from, length, dx, dy } of stretchesOf(line)) {
    const along = Math.max(0, Math.min(length, (x - from.x) * dx + (y - from.y) * dy))
    const off = Math.hypot(from.x + dx * along - x, from.y + dy * along - y)
    if (off < best.off) best = { at: before + along, off }
    before += length
  }
  return best
}

/** A line beside another, `off` to its right (negative: left), with mitred corners; a line that ends where it starts stays closed. */
export function beside(line: readonly Spot[], off: number): Spot[] {
  const stretches = stretchesOf(line)
  const [first, last] = [line[0]!, line.at(-1)!]
  const closed = first.x === last.x && first.y === last.y
  return line.map((spot, i) => {
    const before = stretches[i - 1] ?? (closed ? stretches.at(-1) : undefined)
    const after = stretches[i] ?? (closed ? stretches[0] : undefined)
    const [a, b] = [before ?? after!, after ?? before!]
    // Both normals added, and lengthened so that the line keeps its distance on both sides of the corner.
    const [nx, ny] = [-(a.dy + b.dy) / 2, (a.dx + b.dx) / 2]
    const stretch = off / Math.max(0.25, nx * nx + ny * ny)
    return { x: spot.x + nx * stretch, y: spot.y + ny * stretch }
  })
}

/** Whether a place lies inside an outline: a ray from it crosses the outline an odd number of times. */
export function isInside(outline: readonly Spot[], { x, y }: Spot): boolean {
  return outline.reduce((inside, a, i) => {
    const b = outline[(i + 1) % outline.length]!
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside
  }, false)
}

/** Path data of straight lines from place to place. */
export function path(places: readonly Spot[], close = false): string {
  return `M${places.map(({ x, y }) => `${decimal(x, 2)} ${decimal(y, 2)}`).join('L')}${close ? 'Z' : ''}`
}

/** A fragment moved to a place and turned as the line runs there. */
export function placed({ x, y, angle }: Step, svg: string): string {
  const turn = Math.abs(angle) < 0.005 ? '' : ` rotate(${decimal(angle, 2)})`
  return `<g transform="translate(${decimal(x, 2)} ${decimal(y, 2)})${turn}">${svg}</g>`
}
