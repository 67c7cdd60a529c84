import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { isBlankCell } from '../source/table.ts'
import { normalHeader, type Column } from './column.ts'
import { areCopies } from './copies-of.ts'
import type { Meaning } from './header-words.ts'
import { sayImport } from './import-messages.ts'
import { stepsOf } from './steps-of.ts'

/** What a column is to be. */
export interface Assigned {
  readonly column: Column
  /** `-` leaves the column out. */
  readonly target: string
  /** As the user wants it; else it is worked out. */
  readonly type?: string
  readonly why: string
}

/** Columns that became something, and the others. */
export interface Assignment {
  readonly assigned: readonly Assigned[]
  readonly rest: readonly Column[]
}

type Wanted = readonly (readonly [header: string, target: string])[]

/** Gives columns to what their headers mean, each meaning to one column; what `map` says comes first. */
export function assignColumns(
  columns: readonly Column[],
  meanings: readonly Meaning[],
  map: Wanted,
  diagnostics: Diagnostic[],
): Assignment {
  const assigned = mapped(columns, map, diagnostics)
  const isFree = (column: Column): boolean => !assigned.some((other) => other.column === column)
  for (const meaning of meanings) {
    if (assigned.some(({ target }) => target === meaning.target)) continue
    const fits = (column: Column, word: string): boolean => isFree(column) && normalHeader(column.header) === word
    const sure = firstOf(meaning.words, (word) => columns.find((column) => fits(column, word)))
    if (sure) assigned.push({ column: sure, target: meaning.target, why: 'by its header' })
    if (sure || !meaning.doubtful) continue
    const likely = firstOf(meaning.doubtful, (word) =>
      columns.find((column) => fits(column, word) && valuesFit(meaning.target, column)),
    )
    if (likely) assigned.push({ column: likely, target: meaning.target, why: 'by its header and its values' })
  }
  return { assigned, rest: columns.filter(isFree) }
}

function mapped(columns: readonly Column[], map: Wanted, diagnostics: Diagnostic[]): Assigned[] {
  const assigned: Assigned[] = []
  for (const [header, wanted] of map) {
    const column = columns.find((other) => normalHeader(other.header) === normalHeader(header))
    const [target = '', type] = wanted.split(':')
    if (!column) {
      const headers = columns.map((other) => other.header)
      const hints = didYouMean(header, headers, 'headers')
      diagnostics.push(sayImport('unknown-header', { header }, columns[0]?.at, { hints }))
    } else if (target !== '-' && assigned.some((other) => other.target === target))
      diagnostics.push(sayImport('two-columns', { target }, column.at))
    else assigned.push({ column, target, why: 'by --map', ...(type !== undefined && { type }) })
  }
  return assigned
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether the values of a column with a doubtful header are what it may mean. */
function valuesFit(target: string, { cells }: Column): boolean {
  const values = cells.filter((cell) => !isBlankCell(cell)).map(({ text }) => text.trim())
  if (values.length === 0) return false
  if (target === 'count') return areCopies(values)
  if (target === 'steps') return values.every((text) => stepsOf(text) !== undefined)
  return new Set(values).size === values.length && values.every((text) => /^[\p{L}\p{N}_-]{1,64}$/u.test(text))
}
