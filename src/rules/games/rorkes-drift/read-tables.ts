import type { Game } from '../../../game/game.ts'
import type { RowsTable, TableRow } from '../../../game/tables.ts'
import { wordingFor } from '../../../game/wording-for.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../source/located-document.ts'
import { say } from './messages.ts'
import type { DiceRows } from './rorkes-params.ts'

/** What tables are read with. */
export interface Reading {
  readonly game: Game
  readonly rulings: ReadonlyMap<string, string>
  readonly diagnostics: Diagnostic[]
}

/** Words that stand for numbers in a column. */
export type Words = Readonly<Record<string, number>>

/** Numbers in cells are whole and have at most three digits; a sign may stand before them. */
const NUMBER = /^([+\-−]?)(\d{1,3})$/

/** A table by its id; a missing one is reported. */
export function tableOf({ game, diagnostics }: Reading, id: string): RowsTable | undefined {
  for (const table of game.tables) if (table.kind === 'rows' && table.id === id) return table
  const hints = didYouMean(
    id,
    game.tables.map((table) => table.id),
    'tables',
  )
  diagnostics.push(say('missing-table', { table: id }, spanAt(game.place), { hints }))
  return undefined
}

/** What stands in a cell under the rulings in force; empty when nothing does. */
export function textIn({ rulings }: Reading, row: TableRow, column: string): string {
  const cell = Object.hasOwn(row.cells, column) ? row.cells[column] : undefined
  return cell === undefined ? '' : wordingFor(cell, rulings).trim()
}

/** Reports a cell that cannot be played. */
export function badCell(reading: Reading, table: RowsTable, row: TableRow, column: string, expected: string): void {
  const written = textIn(reading, row, column)
  const found = written === '' ? 'nothing' : `"${written}"`
  const has = Object.hasOwn(row.cells, column)
  const at = has ? spanAt(row.place, 'cells', column) : keySpanAt(row.place, 'cells')
  reading.diagnostics.push(say('bad-cell', { table: table.title, column, expected, found }, at))
}

/** The number in a cell, or one that a word stands for; anything else is reported and read as 0. */
export function numberOf(reading: Reading, table: RowsTable, row: TableRow, column: string, words: Words = {}): number {
  const written = textIn(reading, row, column)
  if (Object.hasOwn(words, written)) return words[written] ?? 0
  const [, sign, digits] = NUMBER.exec(written) ?? []
  if (digits !== undefined) return sign === '' || sign === '+' ? Number(digits) : -Number(digits)
  badCell(reading, table, row, column, ['a number', ...Object.keys(words).map((word) => `"${word}"`)].join(' or '))
  return 0
}

/** A table with dice: what its columns say for every result. */
export function diceRows<Column extends string>(
  reading: Reading,
  id: string,
  columns: readonly Column[],
  words?: Words,
): DiceRows<Column> {
  const table = tableOf(reading, id)
  const { count, sides } = table?.dice ?? { count: 1, sides: 1 }
  const most = count * sides
  const results = Object.fromEntries(columns.map((column) => [column, Array.from({ length: most + 1 }, () => 0)]))
  const found = new Set<number>()
  for (const row of table?.rows ?? []) {
    const { on } = row
    if (!table || !on) continue
    for (const column of columns) {
      const value = numberOf(reading, table, row, column, words)
      for (let sum = Math.max(on.from, count); sum <= Math.min(on.to, most); sum++) {
        results[column]![sum] = value
        found.add(sum)
      }
    }
  }
  if (table && (!table.dice || found.size < most - count + 1)) {
    const expected = table.dice ? `a row for every result of ${count}d${sides}` : 'dice'
    reading.diagnostics.push(say('table-dice', { table: table.title, expected }, spanAt(table.place, 'title')))
  }
  return { count, sides, results: results as Record<Column, number[]> }
}

/** A row of a table by its id; a missing one is reported. */
export function rowOf({ diagnostics }: Reading, table: RowsTable, id: string): TableRow | undefined {
  const row = table.rows.find((candidate) => candidate.id === id)
  if (row) return row
  const hints = didYouMean(
    id,
    table.rows.flatMap((candidate) => candidate.id ?? []),
    'rows',
  )
  diagnostics.push(say('missing-row', { table: table.title, row: id }, spanAt(table.place, 'title'), { hints }))
  return undefined
}
