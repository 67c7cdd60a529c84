import type { Outcome } from '../kernel/diagnostic.ts'
import { csvTable, type TextManner } from './csv-table.ts'
import { LIMITS } from './limits.ts'
import { sayTable } from './table-messages.ts'
import type { Table } from './table.ts'
import { xlsxTable } from './xlsx-table.ts'

/** How a table is to be read, where the user says so. */
export interface TableManner extends TextManner {
  /** Sheet of a workbook. */
  readonly sheet?: string | undefined
}

/** What other files begin with, each byte as a character. */
const OTHERS: readonly (readonly [head: string, format: string])[] = [
  ['\u00d0\u00cf\u0011\u00e0', 'a workbook of old Excel (XLS), or one with a password'],
  ['%PDF', 'a PDF'],
  ['{\\rtf', 'a text of a word processor'],
  ['PK\u0003\u0004', 'an OpenDocument file'],
]

/** Reads a table from the bytes of a file, by what they are and not by its name. Never throws for bad input. */
export function readTable(file: string, bytes: Uint8Array, { sheet, ...manner }: TableManner = {}): Outcome<Table> {
  const at = { file, start: 0, end: 0 }
  if (bytes.length > LIMITS.mebibytes * 1024 * 1024)
    return { diagnostics: [sayTable('too-large', { what: 'the file', limit: LIMITS.mebibytes }, at)] }
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const isArchive = head.startsWith('PK\u0003\u0004')
  const isOpenDocument = head.includes('mimetypeapplication/vnd.oasis.opendocument')
  const other = OTHERS.find(([start]) => head.startsWith(start) && (!isArchive || isOpenDocument))
  if (other) {
    const hints = ['save it as CSV (UTF-8) or as XLSX']
    return { diagnostics: [sayTable('other-format', { format: other[1] }, at, { hints })] }
  }
  if (!isArchive && sheet !== undefined)
    return { diagnostics: [sayTable('no-sheet', { sheet }, at, { hints: ['this file is a text; leave out --sheet'] })] }
  const read = isArchive ? xlsxTable(file, bytes, sheet) : csvTable(file, bytes, manner)
  if (read.value?.rows.length !== 0) return read
  return { diagnostics: [...read.diagnostics, sayTable('no-rows', { what: isArchive ? 'the sheet' : 'the file' }, at)] }
}
