import { decimal } from '../../../kernel/units.ts'
import { positionHash } from '../../position-hash.ts'
import { beside, placed, stepAt, stretchesOf, type Spot, type Stretch } from '../along.ts'
import type { PlanInk } from '../plan-ink.ts'

/** A bag lies along the wall; inches. Two rows lie side by side, their joints staggered. */
const BAG = { length: 0.62, width: 0.36 }

/** A wall of mealie bags: two rows of plump bags, each tied at one end. */
export function bags(line: readonly Spot[], ink: PlanInk): string {
  const wide = BAG.width * ink.inch
  const stroke = decimal(Math.max(0.15, Math.min(0.3, 0.012 * ink.inch)))
  let svg = ''
  for (const [row, side] of [-1, 1].entries())
    for (const stretch of stretchesOf(beside(line, (side * wide) / 2)))
      svg += rowOfBags(stretch, wide, row / 2, BAG.length * ink.inch)
  return `<g fill="${ink.colour('park')}" stroke="#000000" stroke-width="${stroke}" stroke-linejoin="round">${svg}</g>`
}

/** A row of bags from end to end of a stretch; with a `stagger` of half a bag it starts and ends with half a one. */
function rowOfBags({ from, to, length }: Stretch, wide: number, stagger: number, usual: number): string {
  const count = Math.max(1, Math.round(length / usual))
  let svg = ''
  for (let i = 0; i < count + 2 * stagger; i++) {
    const [start, end] = [Math.max(0, i - stagger), Math.min(count, i + 1 - stagger)]
    const at = stepAt([from, to], ((start + end) / 2 / count) * length)
    svg += placed(at, bag(((end - start) / count) * length, wide, positionHash(at.x, at.y)))
  }
  return svg
}

/** A bag round 0 0; `chance` says at which end it is tied, and how plump it is. */
function bag(long: number, wide: number, chance: number): string {
  const gap = 0.03 * long
  const [x, y] = [long / 2 - gap, wide / 2]
  const belly = wide * (0.46 + 0.1 * chance) * 1.1
  const n = (value: number): string => decimal(value, 2)
  const outline =
    `M${n(-x)} ${n(-y * 0.55)}C${n(-x * 0.6)} ${n(-belly)} ${n(x * 0.6)} ${n(-belly)} ${n(x)} ${n(-y * 0.55)}` +
    `V${n(y * 0.55)}C${n(x * 0.6)} ${n(belly)} ${n(-x * 0.6)} ${n(belly)} ${n(-x)} ${n(y * 0.55)}Z`
  const end = chance < 0.5 ? -1 : 1
  const seam = `M${n(end * x * 0.72)} ${n(-y * 0.6)}Q${n(end * x * 0.58)} 0 ${n(end * x * 0.72)} ${n(y * 0.6)}`
  return `<path d="${outline}"/><path d="${seam}" fill="none"/>`
}
