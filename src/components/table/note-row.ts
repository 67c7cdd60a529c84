import { INSET, type Drawn } from '../../draw/boxes/box.ts'
import type { Subject, Typesetter } from '../../draw/boxes/typesetter.ts'
import { decimal } from '../../kernel/units.ts'

/** Room above and below the lines, at full size, mm. */
const PADDING = 1.1

/** Small print in the last row of a table, under a thin rule. */
export function noteRow(setter: Typesetter, width: number, text: string, subject: Subject): Drawn {
  const { lines, lead, cap, draw } = setter.paragraph(text, width - 2 * INSET, setter.style('note'), subject)
  const padding = PADDING * setter.factor
  const rule = `<path d="M0 0H${decimal(width)}" fill="none" stroke="#000000" stroke-width="0.15"/>`
  return { height: 2 * padding + cap + (lines - 1) * lead, svg: rule + draw(INSET, padding + cap) }
}
