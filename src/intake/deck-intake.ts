import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { isBlankCell, type Cell, type Table } from '../source/table.ts'
import { addAll } from './add-all.ts'
import { assignColumns } from './assign-columns.ts'
import { countValue, fieldValue, oneLine } from './cell-value.ts'
import { columnsOf, type Column } from './column.ts'
import { CARD_KEYS, deckFields } from './deck-fields.ts'
import { withTitle } from './find-title.ts'
import { CARD_MEANINGS } from './header-words.ts'
import { iconFindings } from './icon-findings.ts'
import { inOrder, type ColumnUse, type Intake, type Wishes } from './intake.ts'
import { nameRows } from './name-rows.ts'
import { spoiledCells } from './spoiled-cells.ts'

/** Most copies of a card, as in the schema of decks. */
const MOST = 5000

/** Makes a deck of a table: a card of each row. Never throws; what is wrong comes back at its cell. */
export function deckIntake(table: Table, { id, title, map, known }: Wishes): Intake {
  const { columns, rows, diagnostics: found } = columnsOf(table)
  const diagnostics: Diagnostic[] = [...found]
  const { assigned, rest } = withTitle(assignColumns(columns, CARD_MEANINGS, map, diagnostics), known)
  const isKey = (target: string): boolean => target === '-' || CARD_KEYS.includes(target)
  const uses: ColumnUse[] = assigned
    .filter(({ target }) => isKey(target))
    .map(({ column: { header, at }, target, why }) => ({ header, at, why, ...(target !== '-' && { target }) }))
  const wished = assigned.filter(({ target }) => !isKey(target))
  const fields = deckFields(wished, rest, { known, uses, diagnostics })
  for (const column of columns) {
    // A type that the user names says that the values are meant so.
    const { target, type } = assigned.find((one) => one.column === column) ?? {}
    if (target !== '-' && type === undefined) addAll(diagnostics, spoiledCells(column))
  }
  for (const { type, column } of fields) if (type === 'icon') addAll(diagnostics, iconFindings(column, known))

  const keyed = (target: string): Column | undefined => assigned.find((one) => one.target === target)?.column
  const counts = keyed('count')
  const names = nameRows({ columns, titles: keyed('title'), ids: keyed('id'), usual: 'card' }, diagnostics)
  const places = new Map<string, Span>(
    fields.flatMap(({ name, column: { at } }): [string, Span][] => [
      [`fields ${name}`, at],
      [`fields ${name}?`, at],
    ]),
  )
  const cards = names.map((name, row) => {
    const card: Record<string, unknown> = { id: name.id, title: name.title }
    places.set(`cards ${row}`, name.titleAt).set(`cards ${row} id`, name.idAt).set(`cards ${row} title`, name.titleAt)
    const put = (key: string, column: Column | undefined, read: (cell: Cell) => unknown): void => {
      const cell = column?.cells[row]
      if (!cell || isBlankCell(cell)) return
      card[key] = read(cell)
      places.set(`cards ${row} ${key}`, cell.at)
    }
    put('count', counts, (cell) => countValue(cell, MOST, counts!.header, diagnostics))
    put('back', keyed('back'), (cell) => oneLine(cell, 'a template', diagnostics))
    put('source', keyed('source'), (cell) => oneLine(cell, 'a source', diagnostics))
    for (const field of fields) put(field.name, field.column, (cell) => fieldValue(cell, field, diagnostics))
    return card
  })
  const declared = Object.fromEntries(fields.map(({ name, type, optional }) => [optional ? `${name}?` : name, type]))
  const head = { kind: 'deck', id, ...(title !== undefined && { title }) }
  return {
    data: { ...head, ...(fields.length > 0 && { fields: declared }), cards },
    columns: inOrder(columns, uses),
    rows,
    pieces: cards.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 1), 0),
    places,
    diagnostics,
  }
}
