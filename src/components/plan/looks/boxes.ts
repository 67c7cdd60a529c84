import { decimal } from '../../../kernel/units.ts'
import { lengthOf, placed, stepAt, type Spot } from '../along.ts'
import type { PlanInk } from '../plan-ink.ts'

/** Edges of a box of biscuits, inches. */
const BOX = { length: 0.5, width: 0.62 }

/** A wall of biscuit boxes: one row of nailed crates, boards across and two battens. */
export function boxes(line: readonly Spot[], ink: PlanInk): string {
  const total = lengthOf(line)
  const count = Math.max(1, Math.round(total / (BOX.length * ink.inch)))
  const long = total / count
  const wide = BOX.width * ink.inch
  const stroke = decimal(Math.max(0.15, Math.min(0.3, 0.012 * ink.inch)))
  let svg = ''
  for (let i = 0; i < count; i++) svg += placed(stepAt(line, (i + 0.5) * long), box(long * 0.94, wide))
  return `<g fill="${ink.colour('koppie')}" stroke="#000000" stroke-width="${stroke}">${svg}</g>`
}

function box(long: number, wide: number): string {
  const n = (value: number): string => decimal(value, 2)
  const [x, y] = [long / 2, wide / 2]
  const boards = [-1, 1].map((side) => `M${n(-x)} ${n((side * y) / 3)}H${n(x)}`).join('')
  const battens = [-1, 1].map((side) => `M${n(side * x * 0.66)} ${n(-y)}V${n(y)}`).join('')
  return (
    `<rect x="${n(-x)}" y="${n(-y)}" width="${n(long)}" height="${n(wide)}"/>` +
    `<path d="${boards}${battens}" fill="none"/>`
  )
}
