import { cellWidth } from './cell-width.ts'
import { lineAt, lineStarts } from './line-starts.ts'

/** One line of a file as a terminal shows it, and the stretch to be underlined, in cells from 0. */
export interface SourceLine {
  readonly shown: string
  readonly from: number
  readonly to: number
}

const TAB = 4
/** Longer lines are shown in part, around what is underlined. */
const LONGEST = 120
const LEAD = 40

/** The line on which a stretch of a text starts (`starts`: where lines start, if that is known already). Tabs are widened, control characters shown as dots, long lines cut at both ends. */
export function sourceLine(text: string, start: number, end: number, starts = lineStarts(text)): SourceLine {
  const lineStart = starts[lineAt(starts, start)]!
  const lineEnd = start + (/[\r\n]|$/.exec(text.slice(start))?.index ?? 0)
  let cells: { text: string; width: number }[] = []
  let column = 0
  let from = 0
  let to = 0
  let offset = lineStart
  for (const character of text.slice(lineStart, lineEnd).replace(/^\ufeff/, ' ')) {
    if (offset <= start) from = column
    const width = character === '\t' ? TAB - (column % TAB) : cellWidth(character)
    const printable = character === '\t' ? ' '.repeat(width) : /\p{Cc}/u.test(character) ? '·' : character
    cells.push({ text: printable, width })
    column += width
    offset += character.length
    if (offset <= end) to = column
  }
  // A stretch at the end of the line, or an empty one, is shown by one mark.
  if (start >= lineEnd) from = column
  to = Math.max(to, from + 1)
  if (column <= LONGEST) return { shown: cells.map((cell) => cell.text).join(''), from, to }
  const skipped = Math.max(0, Math.min(from - LEAD, column - LONGEST))
  let passed = 0
  cells = cells.filter((cell) => {
    const keep = passed >= skipped && passed + cell.width <= skipped + LONGEST
    passed += cell.width
    return keep
  })
  const before = skipped > 0 ? '…' : ''
  const after = skipped + LONGEST < column ? '…' : ''
  const shift = before.length - skipped
  const limit = LONGEST + before.length
  return {
    shown: before + cells.map((cell) => cell.text).join('') + after,
    from: from + shift,
    to: Math.min(to + shift, limit),
  }
}
