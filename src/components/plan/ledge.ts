import { decimal } from '../../kernel/units.ts'
import { positionHash } from '../position-hash.ts'
import { beside, path, stretchesOf, type Spot } from './along.ts'
import type { PlanInk } from './plan-ink.ts'

/** Distance of the edge from the middle of the wall, length of the hachures, and their distance; inches, and least mm on paper. */
const EDGE = 0.52
const HACHURE = { length: 0.62, apart: 0.13, least: 0.8 }

/** A ledge below a wall: its edge as a firm line, and hachures that run down from it. `side` is 1 to the right of the line, -1 to its left. */
export function ledge(line: readonly Spot[], side: 1 | -1, ink: PlanInk): string {
  const start = EDGE * ink.inch
  const edge = beside(line, side * start)
  const n = (x: number, y: number): string => `${decimal(x, 2)} ${decimal(y, 2)}`
  const apart = Math.max(HACHURE.least, HACHURE.apart * ink.inch)
  let wedges = ''
  for (const { from, length, dx, dy } of stretchesOf(edge)) {
    const count = Math.floor(length / apart)
    for (let i = 0; i < count; i++) {
      const along = (i + 0.5) * (length / count)
      const [x, y] = [from.x + dx * along, from.y + dy * along]
      const far = HACHURE.length * ink.inch * (0.7 + 0.3 * positionHash(x, y))
      const half = apart * 0.22
      wedges +=
        `M${n(x - dx * half, y - dy * half)}L${n(x + dx * half, y + dy * half)}` +
        `L${n(x - dy * side * far, y + dx * side * far)}Z`
    }
  }
  return (
    `<path d="${wedges}" fill="${ink.colour('hatch')}"/>` +
    `<path d="${path(edge)}" fill="none" stroke="#000000" stroke-width="0.35"/>`
  )
}
