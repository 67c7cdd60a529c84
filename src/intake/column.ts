import { countOf } from '../kernel/count-of.ts'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { LIMITS } from '../source/limits.ts'
import { sayTable } from '../source/table-messages.ts'
import { columnName, isBlankCell, type Cell, type Row, type Table } from '../source/table.ts'
import { sayImport } from './import-messages.ts'

/** A column of a table: its header, and one cell for each row below. */
export interface Column {
  /** On one line, without blanks around it. */
  readonly header: string
  readonly at: Span
  readonly cells: readonly Cell[]
}

/** Columns of a table, rows of headers and blank rows left out. */
export interface Columns {
  readonly columns: readonly Column[]
  /** Number of rows. */
  readonly rows: number
  readonly diagnostics: readonly Diagnostic[]
}

/** Takes the first row of a table for headers and the others for cards. Reports what has no header, headers alike and rows of other lengths. */
export function columnsOf({ rows, text }: Table): Columns {
  const [head, ...body] = rows
  if (!head) return { columns: [], rows: 0, diagnostics: [] }
  const headers = head.cells.filter((cell) => !isBlankCell(cell)).length
  // Short rows are filled up: many of them below many headers would fill the memory.
  if (headers * body.length > LIMITS.nodes) return { columns: [], rows: body.length, diagnostics: [tooManyCells(head)] }
  const isText = text !== undefined
  const diagnostics: Diagnostic[] = []
  const columns: Column[] = []
  // Workbooks do not store blank cells, so there a header may be missing behind the last one as well as between.
  const width = isText ? head.cells.length : rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  for (let index = 0; index < width; index++) {
    const header = (head.cells[index]?.text ?? '').replace(/\s+/g, ' ').trim()
    if (header !== '') {
      const cells = body.map((row) => row.cells[index] ?? missingCell(row))
      columns.push({ header, at: head.cells[index]!.at, cells })
      continue
    }
    const first = body.find((row) => !isBlankCell(row.cells[index]))?.cells[index]
    if (first) diagnostics.push(sayImport('no-header', { column: columnName(index) }, first.at))
  }
  diagnostics.push(...doubledHeaders(columns))
  if (isText) for (const row of body) diagnostics.push(...lengthFaults(row, head))
  diagnostics.push(...gaps(rows))
  const number = columns.find(({ header }) => /^-?\d+(?:[.,]\d+)?$/.test(header))
  if (number) diagnostics.push(sayImport('number-as-header', { header: number.header }, number.at))
  if (body.length === 0) diagnostics.push(sayImport('only-headers', {}, head.cells[0]?.at))
  return { columns, rows: body.length, diagnostics }
}

/** What stands behind is a text in the wrong place, and not compared. */
const LONGEST_HEADER = 200

/** A header as it is compared: without case, accents, points, and what stands in brackets. */
export function normalHeader(header: string): string {
  const plain = header.slice(0, LONGEST_HEADER).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const outside = plain.replace(/\([^)]*\)/g, ' ').trim() === '' ? plain : plain.replace(/\([^)]*\)/g, ' ')
  const words = outside.replace(/[^\p{L}\p{N}#]+/gu, ' ').trim()
  return words === '' ? header.trim() : words
}

function tooManyCells({ cells }: Row): Diagnostic {
  return sayTable('too-many-cells', { limit: LIMITS.nodes }, cells[0]?.at)
}

/** The cell that a short row does not have: at its end. */
function missingCell({ cells }: Row): Cell {
  const last = cells.at(-1)!.at
  return { text: '', at: { ...last, start: last.end } }
}

function doubledHeaders(columns: readonly Column[]): Diagnostic[] {
  const known = new Map<string, Column>()
  return columns.flatMap((column) => {
    const name = normalHeader(column.header)
    const first = known.get(name)
    if (!first) known.set(name, column)
    const related = first && [{ message: 'the first one', at: first.at }]
    return related ? [sayImport('doubled-header', { header: column.header }, column.at, { related })] : []
  })
}

function lengthFaults({ cells }: Row, head: Row): Diagnostic[] {
  const extra = cells.slice(head.cells.length).find((cell) => !isBlankCell(cell))
  if (extra) {
    const hints = ['put a text that holds the parting character in quotes, without a blank before the first of them']
    return [sayImport('long-row', { text: extra.text.trim() }, extra.at, { hints })]
  }
  // Blank headers at the end belong to no column.
  const needed = head.cells.findLastIndex((cell) => !isBlankCell(cell)) + 1
  if (cells.length >= needed) return []
  return [sayImport('short-row', { cells: countOf(cells.length, 'cell'), columns: needed }, cells[0]?.at)]
}

function gaps(all: readonly Row[]): Diagnostic[] {
  const behind = all.filter((row, index) => index > 0 && row.number > all[index - 1]!.number + 1)
  const [first] = behind
  if (!first) return []
  const empty = all.at(-1)!.number - all[0]!.number + 1 - all.length
  const rows = empty === 1 ? 'an empty row above this one is' : `${empty} empty rows, the first above this one, are`
  return [sayImport('empty-rows', { rows }, first.cells[0]?.at)]
}
