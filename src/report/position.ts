import { lineAt, lineStarts } from './line-starts.ts'

/** A place in a text as editors count it: both from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/**
 * The position of an offset. An offset behind the text counts as its end. A byte order mark takes no column, since editors show none. `starts`: the starts of the
 * lines, where they are known already.
 */
export function positionOf(text: string, offset: number, starts = lineStarts(text)): Position {
  const inside = Math.min(offset, text.length)
  const line = lineAt(starts, inside)
  const lineStart = line === 0 && text.startsWith('\ufeff') ? 1 : starts[line]!
  return { line: line + 1, column: Math.max(0, inside - lineStart) + 1 }
}
