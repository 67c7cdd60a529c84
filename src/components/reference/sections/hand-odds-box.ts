import type { ReferenceSection } from '../../../game/reference.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { Box, Drawn } from '../../../draw/boxes/box.ts'
import { percent } from '../../percent.ts'
import { handChance } from '../hand-chance.ts'
import { byId, WORKED_OUT, type SectionContext } from '../section-context.ts'
import { tableHead, tableRow, type Cell, type Column } from '../../../draw/boxes/table.ts'

/** Width of a column of figures at full size, mm. */
const FIGURE = 9.5

/** Exact chances to hold certain cards, by the size of the hand, as whole percent. */
export function handOddsBox(
  section: ReferenceSection & { kind: 'hand-odds' },
  width: number,
  { game, setter, piece, theme }: SectionContext,
): Box {
  const deck = byId(game.decks, section.deck)
  const own = { piece, field: section.title, at: spanAt(section.place, 'title') }
  const figure = FIGURE * setter.factor
  const columns: Column[] = [
    { head: ['Cards in hand'], width: width - figure * section.hands.length, align: 'left' },
    ...section.hands.map((hand): Column => ({ head: [String(hand)], width: figure, align: 'centre' })),
  ]
  const rows = section.rows.map((row, i): Drawn => {
    const subject = { piece, field: `row "${row.title}"`, at: spanAt(row.place, 'title') }
    const cells: Cell[] = [
      { text: row.title },
      ...section.hands.map((hand): Cell => ({ text: percent(handChance(deck, row, hand)), strong: true })),
    ]
    return tableRow(
      setter,
      columns,
      cells,
      { zebra: i % 2 === 0 ? theme.colours['zebra'] : undefined, ruled: false },
      subject,
    )
  })
  return {
    title: section.title,
    note: WORKED_OUT,
    width,
    head: tableHead(setter, columns, own),
    rows,
    tail: 0,
    subject: own,
  }
}
