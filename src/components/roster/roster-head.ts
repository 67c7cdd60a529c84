import { INSET, type Drawn } from '../../draw/boxes/box.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import { filledIn, type RosterContext } from './roster-context.ts'
import type { PlacedColumn } from './roster-layout.ts'

/** Height of the heads, baselines of title and note; of a title alone. At full size, mm. */
const HEIGHT = 8.4
const TITLE = 3.4
const NOTE = 6.5

/** Heads of the columns, each a title over a note, above a firm rule. */
export function rosterHead(columns: readonly PlacedColumn[], context: RosterContext): Drawn {
  const { setter, roster, piece } = context
  const { factor } = setter
  const height = HEIGHT * factor
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const texts = columns.map(({ column: { title, note }, x, width: own }, i) => {
    const subject = { piece, field: `column "${title}"`, at: spanAt(roster.place, 'columns', i) }
    const at = { x: x + INSET, width: own - 2 * INSET }
    const head = setter.style('column-head')
    if (note === undefined) return setter.line(title, { ...at, y: NOTE * factor }, head, subject)
    const small = setter.line(
      filledIn(note, context),
      { ...at, y: NOTE * factor },
      setter.style('roster-small'),
      subject,
    )
    return setter.line(title, { ...at, y: TITLE * factor }, head, subject) + small
  })
  const rule = `<path d="M0 ${decimal(height)}H${decimal(width)}" fill="none" stroke="#000000" stroke-width="0.35"/>`
  return { height, svg: texts.join('') + columnRules(columns, height) + rule }
}

/** Thin rules between the columns, as high as a row. */
export function columnRules(columns: readonly PlacedColumn[], height: number): string {
  const lines = columns.slice(1).map(({ x }) => `M${decimal(x)} 0V${decimal(height)}`)
  return lines.length === 0 ? '' : `<path d="${lines.join('')}" fill="none" stroke="#000000" stroke-width="0.15"/>`
}
