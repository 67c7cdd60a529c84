import { INSET, type Box, type Drawn } from '../../draw/boxes/box.ts'
import { tableHead, tableRow, type Cell, type Column } from '../../draw/boxes/table.ts'
import type { Subject } from '../../draw/boxes/typesetter.ts'
import type { DiceRange, HitOddsTable } from '../../game/tables.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import { percent } from '../percent.ts'
import { hitChance } from './hit-chance.ts'
import { noteRow } from './note-row.ts'
import { stripNote, type TableContext } from './table-context.ts'

/** Share of the width for the strengths in front. */
const FRONT = 0.2

/** Chances to hit, a row per strength and a column per factor, as whole percent. */
export function hitOddsBox(table: HitOddsTable, width: number, context: TableContext): Box {
  const { setter, piece, studio } = context
  const own: Subject = { piece, field: table.title, at: spanAt(table.place, 'title') }
  const factors = numbersOf(table.defence)
  const front = width * FRONT
  const figure = (width - front) / factors.length
  const columns: Column[] = [
    { head: [table.attackTitle], width: front, align: 'centre' },
    ...factors.map((factor): Column => ({ head: [String(factor)], width: figure, align: 'centre' })),
  ]
  const zebra = studio.theme.colours['zebra']
  const rows = numbersOf(table.attack).map((strength, i): Drawn => {
    const cells: Cell[] = [
      { text: String(strength) },
      ...factors.map((factor): Cell => ({ text: percent(hitChance(table, strength, factor)), strong: true })),
    ]
    return tableRow(setter, columns, cells, { zebra: i % 2 === 0 ? zebra : undefined, ruled: false }, own)
  })
  if (table.note !== undefined)
    rows.push(noteRow(setter, width, table.note, { ...own, field: 'note', at: spanAt(table.place, 'note') }))
  const head = under(table.defenceTitle, front, width, tableHead(setter, columns, own), context, own)
  return {
    title: table.title,
    note: stripNote(table.title, table.dice, width, setter),
    width,
    head,
    rows,
    tail: 0,
    subject: own,
  }
}

/** A head of columns below a title that they share, with a thin rule between. */
function under(
  title: string,
  from: number,
  to: number,
  head: Drawn,
  { setter }: TableContext,
  subject: Subject,
): Drawn {
  const style = setter.style('column-head')
  const height = style.lead + 0.9 * setter.factor
  const y = height - 0.75 * setter.factor
  const place = { x: (from + to) / 2, y, width: to - from, anchor: 'middle' as const }
  const rule = `<path d="M${decimal(from)} ${decimal(height)}H${decimal(to - INSET)}" fill="none" stroke="#000000" stroke-width="0.15"/>`
  return {
    height: height + head.height - 0.6 * setter.factor,
    svg:
      setter.line(title, place, style, subject) +
      rule +
      `<g transform="translate(0 ${decimal(height - 0.6 * setter.factor)})">${head.svg}</g>`,
  }
}

function numbersOf({ from, to }: DiceRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
