import type { Span } from '../kernel/diagnostic.ts'

/** A cell of a table. */
export interface Cell {
  /** What stands in it, as its program shows it; empty when blank. Line breaks are `\n`. */
  readonly text: string
  readonly at: Span
  /** What a workbook says that the cell holds. In a text file nobody knows. */
  readonly holds?: 'text' | 'number' | 'flag' | 'date' | 'fault'
}

/** A row that is not blank. */
export interface Row {
  /** From 1, blank rows counted. */
  readonly number: number
  readonly cells: readonly Cell[]
}

/** Rows of a spreadsheet, each cell of which knows its place; nothing about what they mean. */
export interface Table {
  readonly file: string
  readonly rows: readonly Row[]
  /** How the file was read, in words: `UTF-8, cells parted by ;`. */
  readonly manner: string
  /** The text of a text file, which reports show; absent for a workbook. */
  readonly text?: string
}

/** Whether nothing stands in a cell but blanks. */
export function isBlankCell(cell: Cell | undefined): boolean {
  return cell === undefined || cell.text.trim() === ''
}

/** The name of a column as spreadsheets show it: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  let name = ''
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    name = String.fromCharCode(65 + (rest % 26)) + name
  return name
}
