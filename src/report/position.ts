/** A place in a text as editors count it: both from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** The position of an offset. Lines end with LF, CRLF or CR. An offset behind the text counts as its end. */
export function positionOf(text: string, offset: number): Position {
  let line = 1
  let start = 0
  for (const match of text.slice(0, offset).matchAll(/\r\n|\n|\r/g)) {
    // A CRLF that the slice cuts in two ends no line yet.
    if (match[0] === '\r' && text[match.index + 1] === '\n') continue
    line++
    start = match.index + match[0].length
  }
  return { line, column: Math.min(offset, text.length) - start + 1 }
}
