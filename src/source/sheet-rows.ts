import type { XmlElement } from '@rgrove/parse-xml'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { LIMITS } from './limits.ts'
import { showNumber } from './number-format.ts'
import { sayTable } from './table-messages.ts'
import { columnName, isBlankCell, type Cell, type Row } from './table.ts'
import { richText, type Workbook } from './workbook.ts'
import { attributeOf, elementIn, elementsIn } from './xml-elements.ts'

/** Rows of a sheet, and what is wrong with it. */
export interface SheetRows {
  readonly rows: readonly Row[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Columns of the largest sheet that spreadsheets make. */
const COLUMNS = 16_384

/** Reads the cells of a sheet. `name` is the sheet's, for places such as `Cards!C7`. */
export function sheetRows(file: string, name: string, sheet: XmlElement, book: Workbook): SheetRows {
  const rows: Row[] = []
  const diagnostics: Diagnostic[] = []
  const shownName = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`
  const placeOf = (row: number, column: number): Span => {
    // In the order of reading, for sorting: a workbook has no offsets.
    const order = row * COLUMNS + column
    return { file, start: order, end: order + 1, cell: `${shownName}!${columnName(column)}${row}` }
  }
  let number = 0
  let cellCount = 0
  for (const row of elementsIn(elementIn(sheet, 'sheetData'), 'row')) {
    number = Number(attributeOf(row, 'r') ?? number + 1)
    const cells: Cell[] = []
    for (const element of elementsIn(row, 'c')) {
      const column = columnOf(attributeOf(element, 'r')) ?? cells.length
      const at = placeOf(number, column)
      const cell = readCell(element, at, book, diagnostics)
      if (isBlankCell(cell) || column >= COLUMNS) continue
      // With the blank ones before it: a cell in the last column of each row would fill the memory.
      cellCount += Math.max(0, column + 1 - cells.length)
      if (cellCount > LIMITS.nodes)
        return { rows, diagnostics: [...diagnostics, sayTable('too-many-cells', { limit: LIMITS.nodes }, at)] }
      while (cells.length < column) cells.push({ text: '', at: placeOf(number, cells.length) })
      cells[column] = cell
    }
    if (cells.length > 0) rows.push({ number, cells })
  }
  for (const merged of elementsIn(elementIn(sheet, 'mergeCells'), 'mergeCell')) {
    const range = attributeOf(merged, 'ref') ?? ''
    const first = /^([A-Z]+)(\d+)/.exec(range)
    const at = first ? placeOf(Number(first[2]), columnOf(first[1]) ?? 0) : placeOf(1, 0)
    diagnostics.push(sayTable('merged-cells', { range }, at))
  }
  return { rows, diagnostics }
}

function readCell(element: XmlElement, at: Span, book: Workbook, diagnostics: Diagnostic[]): Cell {
  const type = attributeOf(element, 't') ?? 'n'
  const written = elementIn(element, 'v')?.text
  if (written === undefined && type !== 'inlineStr') {
    if (elementIn(element, 'f')) diagnostics.push(sayTable('no-result', {}, at))
    return { text: '', at }
  }
  const value = written ?? ''
  switch (type) {
    case 's':
      return { text: book.strings[Number(value)] ?? '', at, holds: 'text' }
    case 'inlineStr':
      return { text: elementsIn(element, 'is').map(richText).join(''), at, holds: 'text' }
    case 'str':
      return { text: value, at, holds: 'text' }
    case 'b':
      return { text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE', at, holds: 'flag' }
    case 'e':
      return { text: value, at, holds: 'fault' }
    case 'd':
      return { text: value, at, holds: 'date' }
    default: {
      const format = book.formats[Number(attributeOf(element, 's') ?? 0)] ?? { kind: 'plain' }
      const amount = Number(value)
      if (value.trim() === '' || !Number.isFinite(amount)) return { text: value, at, holds: 'text' }
      const holds = format.kind === 'date' ? 'date' : 'number'
      return { text: showNumber(amount, format, book.from1904), at, holds }
    }
  }
}

/** The number, from 0, of the column of `C7` or `C`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference ?? '')?.[1]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
