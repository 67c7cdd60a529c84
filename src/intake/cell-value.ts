import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { FieldTypeName } from '../schema/kinds/deck.ts'
import type { Cell } from '../source/table.ts'
import { copiesOf } from './copies-of.ts'
import { isExactNumber } from './field-type.ts'
import { sayImport } from './import-messages.ts'

/** The value of a filled cell in a field of a type. What does not fit the type stays a text, and the schema says so. */
export function fieldValue(
  cell: Cell,
  { type, name, comma = false }: { readonly type: FieldTypeName; readonly name: string; readonly comma?: boolean },
  diagnostics: Diagnostic[],
): string | number | boolean {
  const text = cell.text.trim()
  if (type === 'text') return withBreaks(cell.text)
  if (type === 'number') {
    const written = comma ? text.replace(',', '.') : text
    return isExactNumber(written) ? Number(written) : text
  }
  if (type === 'flag' && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return oneLine(cell, `the field "${name}"`, diagnostics)
}

/** The text of a cell that must be one line; a line break in it becomes a blank, with a warning. */
export function oneLine(cell: Cell, what: string, diagnostics: Diagnostic[]): string {
  const text = withBreaks(cell.text).trim()
  if (!text.includes('\n')) return text
  diagnostics.push(sayImport('one-line', { what }, cell.at))
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** A typed `\n` is a line break, as it is on cards; `\\n` is not. */
export function withBreaks(text: string): string {
  return text.replace(/\\([\\n])/g, (written, letter: string) => (letter === 'n' ? '\n' : written))
}

/** The copies that a filled cell asks for; undefined, with an error, when it is no such number. */
export function countValue(cell: Cell, most: number, header: string, diagnostics: Diagnostic[]): number | undefined {
  const text = cell.text.trim()
  const read = copiesOf(text, most)
  if (!read) {
    const hints = [`if "${header}" holds no copies, say what it is: --map "${header}=number"`]
    diagnostics.push(sayImport('bad-count', { text, most }, cell.at, { hints: /^\d+$/.test(text) ? hints : [] }))
  } else if (read.signed) diagnostics.push(sayImport('read-count', { text, count: read.count }, cell.at))
  return read?.count
}
