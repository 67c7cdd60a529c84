import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { findControlCharacter } from './control-characters.ts'
import { csvRows } from './csv-rows.ts'
import { decodeText } from './decode-text.ts'
import { findDelimiter } from './find-delimiter.ts'
import { sayTable } from './table-messages.ts'
import type { Row, Table } from './table.ts'

/** How a text file is to be read, where the user says so. */
export interface TextManner {
  /** Label of the WHATWG Encoding Standard. */
  readonly encoding?: string | undefined
  /** One character. */
  readonly delimiter?: string | undefined
}

const NAMES: Readonly<Record<string, string>> = { '\t': 'tabs', ' ': 'blanks' }

/** Reads the bytes of a CSV or TSV file. Never throws for bad input: the table comes with all that is wrong with it. */
export function csvTable(file: string, bytes: Uint8Array, manner: TextManner): Outcome<Table> {
  const decoded = decodeText(file, bytes, manner.encoding)
  if (!decoded.value) return { diagnostics: decoded.diagnostics }
  const { text, encoding } = decoded.value
  const found = findDelimiter(text)
  const delimiter = manner.delimiter ?? found.delimiter
  const { rows, diagnostics } = csvRows(file, text, { ...found, delimiter })
  const table = {
    file,
    text,
    rows,
    manner: `${encoding.replace(/^utf/, 'UTF')}, cells parted by ${NAMES[delimiter] ?? delimiter}`,
  }
  return { value: table, diagnostics: [...decoded.diagnostics, ...diagnostics, ...controlCharacters(rows)] }
}

/** Cells with characters that nobody can see. */
export function controlCharacters(rows: readonly Row[]): Diagnostic[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ text, at }) => {
      const control = findControlCharacter(text)
      return control ? [sayTable('control-character', { code: control.code }, at)] : []
    }),
  )
}
