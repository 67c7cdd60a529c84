import type { Game } from '../../../../game/game.ts'
import type { RowsTable, TableRow } from '../../../../game/tables.ts'
import { wordingFor } from '../../../../game/wording-for.ts'
import type { Diagnostic } from '../../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../../source/located-document.ts'
import { FACES } from '../die.ts'
import { parseFraction, type Fraction } from '../fraction.ts'
import { say } from '../messages.ts'

/** Reads cells of a game's tables under the rulings in force; what is wrong is reported at the cell, and a harmless value stands in. */
export interface TableReader {
  /** Rows of a table; none, with a finding, if there is no such table. */
  rows(table: string): readonly TableRow[]
  row(table: string, row: string): TableRow | undefined
  /** Text of a cell; undefined where the cell is missing. */
  text(row: TableRow | undefined, column: string): string | undefined
  /** A cell read by `parse`; `absent` stands for a missing cell, which is an error when there is none. */
  cell<T>(row: TableRow | undefined, column: string, form: CellForm<T>, absent?: T): T
  /** A column of a table with a die, by face from 1 on. */
  faces<T>(table: string, column: string, form: CellForm<T>): readonly T[]
}

/** A form of cell: how it is read, how it is described, and what stands in for a wrong one. */
export interface CellForm<T> {
  readonly expected: string
  readonly otherwise: T
  parse(written: string): T | undefined
}

export function tableReader(game: Game, rulings: ReadonlyMap<string, string>, diagnostics: Diagnostic[]): TableReader {
  const missing = new Set<string>()
  const find = (id: string): RowsTable | undefined => {
    const found = game.tables.find((table): table is RowsTable => table.kind === 'rows' && table.id === id)
    if (!found && !missing.has(id)) {
      missing.add(id)
      const ids = game.tables.map((table) => table.id)
      diagnostics.push(
        say('missing-table', { table: id }, spanAt(game.place), { hints: didYouMean(id, ids, 'tables') }),
      )
    }
    return found
  }
  const lacking = (table: RowsTable, row: string): void =>
    void diagnostics.push(say('missing-row', { table: table.title, row }, spanAt(table.place, 'title')))
  const text = (row: TableRow | undefined, column: string): string | undefined => {
    const cell = row && Object.hasOwn(row.cells, column) ? row.cells[column] : undefined
    return cell === undefined ? undefined : wordingFor(cell, rulings)
  }
  const cell = <T>(row: TableRow | undefined, column: string, form: CellForm<T>, absent?: T): T => {
    const written = text(row, column)
    if (!row || (written === undefined && absent !== undefined)) return absent ?? form.otherwise
    const value = written === undefined ? undefined : form.parse(written)
    if (value !== undefined) return value
    const found = written === undefined ? 'missing' : `"${written}"`
    const at = written === undefined ? keySpanAt(row.place, 'cells') : spanAt(row.place, 'cells', column)
    diagnostics.push(say('bad-cell', { column, expected: form.expected, found }, at))
    return form.otherwise
  }
  return {
    rows: (table) => find(table)?.rows ?? [],
    row(table, row) {
      const found = find(table)
      const wanted = found?.rows.find(({ id }) => id === row)
      if (found && !wanted) lacking(found, `"${row}"`)
      return wanted
    },
    text,
    cell,
    faces(table, column, form) {
      const found = find(table)
      return Array.from({ length: FACES }, (_, at) => {
        const row = found?.rows.find(({ on }) => on && on.from <= at + 1 && at + 1 <= on.to)
        if (found && !row) lacking(found, `for a ${at + 1}`)
        return cell(row, column, form)
      })
    },
  }
}

/** A whole number, with a sign or without: `3`, `+10`, `−1`. */
export const WHOLE: CellForm<number> = {
  expected: 'a whole number',
  otherwise: 0,
  parse(written) {
    const found = /^([+−-]?)(\d{1,4})$/.exec(written.trim())
    return found ? (/[−-]/.test(found[1] ?? '') ? -1 : 1) * Number(found[2]) : undefined
  },
}

/** A length in inches, read as tenths: `2`, `2.5`. */
export const INCHES: CellForm<number> = {
  expected: 'a number of inches with at most one decimal',
  otherwise: 0,
  parse(written) {
    const found = /^(\d{1,3})(?:\.(\d))?"?$/.exec(written.trim())
    return found ? 10 * Number(found[1]) + Number(found[2] ?? 0) : undefined
  },
}

/** A factor: `×2`, `×1/2`. */
export const FACTOR: CellForm<Fraction> = {
  expected: 'a factor such as ×2 or ×1/2',
  otherwise: { over: 1, under: 1 },
  parse: parseFraction,
}

/** One of two words, which mean true and false. */
export function eitherOf(yes: string, no: string): CellForm<boolean> {
  return {
    expected: `${yes} or ${no}`,
    otherwise: false,
    parse: (written) => (written === yes ? true : written === no ? false : undefined),
  }
}
