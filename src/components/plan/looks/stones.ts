import { decimal } from '../../../kernel/units.ts'
import { positionSequence } from '../../position-hash.ts'
import { beside, placed, stepAt, stretchesOf, type Spot } from '../along.ts'
import type { PlanInk } from '../plan-ink.ts'

/** A wall of dry stone: width, and the usual length of a stone; inches. */
const WIDTH = 0.62
const STONE = 0.46
const CORNERS = 7

/** A wall of dry stone: two rows of uneven, rounded stones. */
export function stones(line: readonly Spot[], ink: PlanInk): string {
  const wide = (WIDTH * ink.inch) / 2
  const stroke = decimal(Math.max(0.15, Math.min(0.35, 0.014 * ink.inch)))
  let svg = ''
  for (const side of [-1, 1])
    for (const { from, to, length } of stretchesOf(beside(line, (side * wide) / 2))) {
      const count = Math.max(1, Math.round(length / (STONE * ink.inch)))
      const long = length / count
      for (let i = 0; i < count; i++) {
        const at = stepAt([from, to], (i + 0.5 + side * 0.12) * long)
        svg += placed(at, stone(long, wide, positionSequence(at.x, at.y)))
      }
    }
  return `<g fill="${ink.colour('camp')}" stroke="#000000" stroke-width="${stroke}" stroke-linejoin="round">${svg}</g>`
}

function stone(long: number, wide: number, chance: () => number): string {
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((i + 0.5 * chance()) / CORNERS) * 2 * Math.PI
    const far = 0.84 + 0.2 * chance()
    return `${decimal((long / 2) * 1.02 * far * Math.cos(angle), 2)} ${decimal((wide / 2) * 1.05 * far * Math.sin(angle), 2)}`
  })
  return `<path d="M${corners.join('L')}Z"/>`
}
