import type { Diagnostic } from '../kernel/diagnostic.ts'
import { LIMITS } from './limits.ts'
import { sayTable } from './table-messages.ts'
import { isBlankCell, type Cell, type Row } from './table.ts'

/** Rows of a text, and what is wrong with its quotes. */
export interface CsvRows {
  readonly rows: readonly Row[]
  readonly diagnostics: readonly Diagnostic[]
}

interface Manner {
  /** One character. */
  readonly delimiter: string
  /** Where the table starts; else at the start of the text. */
  readonly from?: number
  /** Rows to read at most; else all. */
  readonly most?: number
}

const END_OF_LINE = /\r\n|\n|\r/y
const LINE_BREAKS = /\r\n?/g

/**
 * Reads delimited text (RFC 4180, any line ends). Quotes mean something only where a cell starts with one; `5" gun` is a text like any other.
 * Blank rows are counted and left out. Our own reader, because no package says where a cell stands.
 */
export function csvRows(file: string, text: string, { delimiter, from = 0, most = Infinity }: Manner): CsvRows {
  const rows: Row[] = []
  const diagnostics: Diagnostic[] = []
  const upToEnd = new RegExp(`[^\\r\\n\\u{${delimiter.codePointAt(0)!.toString(16)}}]*`, 'uy')
  const match = (pattern: RegExp, at: number): string => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0] ?? ''
  }
  let at = from
  let cellCount = 0

  const quoted = (): Cell => {
    const start = at
    let close = text.indexOf('"', at + 1)
    while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
    if (close < 0) {
      diagnostics.push(sayTable('unclosed-quote', {}, { file, start, end: start + 1 }))
      close = text.length
    }
    const inside = text.slice(start + 1, close).replaceAll('""', '"')
    const rest = match(upToEnd, close + 1)
    at = Math.min(text.length, close + 1 + rest.length)
    if (rest.trim() !== '') {
      const hints = ['write a quote inside a cell twice, and the whole cell in quotes']
      diagnostics.push(sayTable('text-after-quote', { rest: rest.trim() }, { file, start: close, end: at }, { hints }))
    }
    return { text: inside.replace(LINE_BREAKS, '\n'), at: { file, start, end: Math.min(text.length, close + 1) } }
  }

  const plain = (): Cell => {
    const start = at
    const written = match(upToEnd, at)
    at += written.length
    return { text: written, at: { file, start, end: at } }
  }

  for (let number = 1; at < text.length && rows.length < most; number++) {
    const cells: Cell[] = []
    for (;;) {
      cells.push(text[at] === '"' ? quoted() : plain())
      if (text[at] !== delimiter) break
      at++
    }
    at += match(END_OF_LINE, at).length
    cellCount += cells.length
    if (cellCount > LIMITS.nodes) {
      diagnostics.push(sayTable('too-many-cells', { limit: LIMITS.nodes }, cells[0]?.at))
      break
    }
    if (!cells.every(isBlankCell)) rows.push({ number, cells })
  }
  return { rows, diagnostics }
}
