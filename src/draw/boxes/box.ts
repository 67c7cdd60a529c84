import { textLine } from '../text-line.ts'
import type { Theme } from '../theme.ts'
import { decimal } from '../../kernel/units.ts'
import type { Subject, Typesetter } from './typesetter.ts'

/** Something drawn of a known height, from its own top left corner. mm. */
export interface Drawn {
  readonly height: number
  readonly svg: string
}

/** A framed part of the sheet under a heading strip: column heads, and rows that are never cut in two. */
export interface Box {
  readonly title: string
  /** Said at the right end of the strip. */
  readonly note: string
  readonly width: number
  /** Repeated where the box goes on elsewhere. */
  readonly head: Drawn
  readonly rows: readonly Drawn[]
  /** Free space below the last row. */
  readonly tail: number
  readonly subject: Subject
}

/** Left and right of the text in a box. */
export const INSET = 1.6
/** Height of a heading strip at full size. */
const STRIP = 5.6
const FRAME = 0.35

/** Height of the heading strip. */
export function stripHeight({ factor }: Typesetter): number {
  return STRIP * factor
}

/** Height of a box with the rows from `from` up to, not including, `to`. */
export function boxHeight(box: Box, setter: Typesetter, from = 0, to = box.rows.length): number {
  const rows = box.rows.slice(from, to).reduce((sum, row) => sum + row.height, 0)
  return stripHeight(setter) + box.head.height + rows + box.tail
}

/** Draws a box, or the rows of it that stand here; `from` above 0 says so in the strip. */
export function drawBox(box: Box, setter: Typesetter, theme: Theme, from = 0, to = box.rows.length): string {
  const strip = stripHeight(setter)
  const [ground, colour] = theme.lowInk ? ['#ffffff', '#000000'] : ['#000000', '#ffffff']
  const heading = { ...setter.style('heading'), colour }
  const small = { ...setter.style('heading-note'), colour }
  const note = from > 0 ? 'continued' : box.note
  const noteWidth = note === '' ? 0 : setter.width(note, small) + 3
  // Capitals of Barlow Condensed are 0.7 em high.
  const middle = (pt: number): number => strip / 2 + (0.7 * pt * 25.4) / 72 / 2
  const line = theme.lowInk ? ` stroke="#000000" stroke-width="${FRAME}"` : ''
  let svg = `<rect width="${decimal(box.width)}" height="${decimal(strip)}" fill="${ground}"${line}/>`
  const room = box.width - 2 * INSET - noteWidth
  svg += setter.line(box.title.toUpperCase(), { x: INSET, y: middle(heading.pt), width: room }, heading, box.subject)
  if (note !== '') svg += textLine(theme.fonts, box.width - INSET, middle(small.pt * 0.95), note, small, 'end')
  let y = strip
  for (const part of [box.head, ...box.rows.slice(from, to)]) {
    if (part.svg !== '') svg += `<g transform="translate(0 ${decimal(y)})">${part.svg}</g>`
    y += part.height
  }
  const height = boxHeight(box, setter, from, to)
  return `${svg}<rect width="${decimal(box.width)}" height="${decimal(height)}" fill="none" stroke="#000000" stroke-width="${FRAME}"/>`
}
