import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { controlCharacters } from './csv-table.ts'
import { LIMITS } from './limits.ts'
import { sheetRows } from './sheet-rows.ts'
import { sayTable } from './table-messages.ts'
import type { Table } from './table.ts'
import { unzipParts, type Parts } from './unzip-parts.ts'
import { isPartWanted, partOf, readWorkbook, type Workbook } from './workbook.ts'
import { xmlRoot } from './xml-elements.ts'

/** Reads a sheet of an Excel workbook (XLSX): the one of that name, else the first that is visible. Never throws for bad input. */
export function xlsxTable(file: string, bytes: Uint8Array, sheet?: string): Outcome<Table> {
  const at = { file, start: 0, end: 0 }
  try {
    const parts = unzipParts(bytes, isPartWanted)
    if (parts === 'too-large')
      return {
        diagnostics: [sayTable('too-large', { what: 'what the workbook holds', limit: LIMITS.unpackedMebibytes }, at)],
      }
    if (!partOf(parts, 'xl/workbook.xml')) return { diagnostics: [sayTable('not-text', {}, at)] }
    return readSheet(file, parts, readWorkbook(parts), sheet)
  } catch (error) {
    // Packages for ZIP and XML throw what they find wrong; a document of a thousand levels exhausts the stack.
    if (!(error instanceof Error)) throw error
    const why = error.message.split('\n')[0]!
    return { diagnostics: [sayTable('broken-workbook', { why }, at)] }
  }
}

function readSheet(file: string, parts: Parts, book: Workbook, wanted: string | undefined): Outcome<Table> {
  const at = { file, start: 0, end: 0 }
  const names = book.sheets.map(({ name }) => name)
  const visible = book.sheets.filter(({ hidden }) => !hidden)
  const sheet = wanted === undefined ? visible[0] : book.sheets.find(({ name }) => name === wanted)
  if (!sheet) {
    const hints = didYouMean(wanted ?? '', names, 'sheets')
    return { diagnostics: [sayTable('no-sheet', { sheet: wanted ?? '' }, at, { hints })] }
  }
  const bytes = partOf(parts, sheet.part)
  if (!bytes) throw new Error(`its sheet "${sheet.name}" is missing, or is a chart`)
  const { rows, diagnostics } = sheetRows(file, sheet.name, xmlRoot(bytes), book)
  const notes: Diagnostic[] = []
  const others = visible.filter((other) => other !== sheet).map(({ name }) => `"${name}"`)
  if (wanted === undefined && others.length > 0)
    notes.push(sayTable('other-sheets', { sheet: sheet.name, others: others.join(', ') }, at))
  const value = { file, rows, manner: `workbook, sheet ${sheet.name}` }
  return { value, diagnostics: [...notes, ...diagnostics, ...controlCharacters(rows)] }
}
