import LineBreaker from 'linebreak'
import { MM_PER_PT } from '../kernel/units.ts'
import { INVISIBLE } from './bad-characters.ts'
import type { Fonts } from './fonts.ts'
import type { Inline } from './rich-text.ts'
import { measure } from './text-line.ts'
import { variantOf } from './style-variant.ts'
import type { TypeStyle } from './type-style.ts'

/** A part of a word, with its advance in mm at the style's full size. Equal styles are the same object. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly style: TypeStyle; readonly width: number }
  | { readonly kind: 'icon'; readonly icon: string; readonly style: TypeStyle; readonly width: number }

/** What stays together on a line: everything between two places where Unicode line breaking (UAX #14) lets a line end. */
export interface Word {
  readonly pieces: readonly Piece[]
  /** Advance, and the part of it that vanishes at the end of a line (blanks, letter spacing). In mm at full size. */
  readonly width: number
  readonly blank: number
  /** Advance of the hyphen that appears when the line ends here; 0 where the author set no soft hyphen. */
  readonly hyphen: number
  /** The line ends here because the author wanted it. */
  readonly last: boolean
}

/** How the words of a text are set. `figure`: style of bold numbers; `aspect`: width of an icon over its height. */
export interface Manner {
  readonly fonts: Fonts
  readonly style: TypeStyle
  readonly figure?: TypeStyle | undefined
  aspect(icon: string): number
}

/** Height of an inline icon in em of the surrounding type, and free room on each side. */
export const ICON_EM = 1
export const ICON_SIDE_EM = 0.08

// A stand-in that breaks like a letter: an icon keeps to the word or stop that it touches.
const STAND_IN = '\uE000'
// A number stays with its unit, and with the icon it counts.
const NUMBER_AND_UNIT = /(\d) (?=\uE000|(?:mm|cm|m|km|in|ft|pt|kg|lb|MP|DF|%)(?![\p{L}\p{N}]))/gu
const FIGURE = /^[+\u2212\u00d7-]?\d+(?:[.,]\d+)?%?$/

interface Stretch {
  readonly text: string
  readonly icon?: string
  readonly style: TypeStyle
}

/** Splits the inlines between two wanted breaks into stretches of one style each. */
function stretchesOf(inlines: readonly Inline[], manner: Manner): Stretch[] {
  const { fonts, style, figure } = manner
  const forms = [false, true].flatMap((bold) => [false, true].map((italic) => variantOf(fonts, style, bold, italic)))
  return inlines.flatMap((inline): Stretch[] => {
    if (inline.kind === 'break') return []
    if (inline.kind === 'icon') return [{ text: STAND_IN, icon: inline.icon, style }]
    const form = forms[(inline.bold ? 2 : 0) + (inline.italic ? 1 : 0)] ?? style
    const text = inline.text.normalize('NFC').replace(/\t/g, ' ')
    return [{ text, style: inline.bold && figure && FIGURE.test(text) ? figure : form }]
  })
}

function pieceOf(stretch: Stretch, text: string, manner: Manner): Piece {
  const { style, icon } = stretch
  if (icon !== undefined) {
    const em = style.pt * MM_PER_PT
    return { kind: 'icon', icon, style, width: em * (ICON_EM * manner.aspect(icon) + 2 * ICON_SIDE_EM) }
  }
  const shown = text.replace(INVISIBLE, '')
  const width = shown === '' ? 0 : measure(manner.fonts, shown, style) + style.spacing
  return { kind: 'text', text: shown, style, width }
}

/** The words of one stretch of inlines without wanted breaks. */
function wordsOfLine(inlines: readonly Inline[], manner: Manner): Word[] {
  const stretches = stretchesOf(inlines, manner)
  const flat = stretches.map((s) => s.text).join('')
  if (flat.trim() === '') return [{ pieces: [], width: 0, blank: 0, hyphen: 0, last: true }]
  const breaker = new LineBreaker(flat.replace(NUMBER_AND_UNIT, '$1\u00a0'))
  const words: Word[] = []
  let start = 0
  for (let stop = breaker.nextBreak(); stop; stop = breaker.nextBreak()) {
    const end = stop.position
    const pieces: Piece[] = []
    let offset = 0
    for (const stretch of stretches) {
      const from = Math.max(start, offset)
      const to = Math.min(end, offset + stretch.text.length)
      if (from < to) pieces.push(pieceOf(stretch, stretch.text.slice(from - offset, to - offset), manner))
      offset += stretch.text.length
    }
    const tail = pieces.at(-1)
    const style = tail?.style ?? manner.style
    const shown = tail?.kind === 'text' ? tail.text : ''
    const bare = shown.trimEnd()
    const blank = tail?.kind === 'text' ? tail.width - (bare === '' ? 0 : measure(manner.fonts, bare, style)) : 0
    const soft = flat[end - 1] === '\u00ad' && end < flat.length
    words.push({
      pieces,
      width: pieces.reduce((sum, piece) => sum + piece.width, 0),
      blank,
      hyphen: soft ? measure(manner.fonts, '-', style) : 0,
      last: end >= flat.length,
    })
    start = end
  }
  return words
}

/** The words of a text, in order. An empty line that the author wanted is a word without pieces. */
export function wordsOf(inlines: readonly Inline[], manner: Manner): Word[] {
  const lines: Inline[][] = [[]]
  for (const inline of inlines)
    if (inline.kind === 'break') lines.push([])
    else lines.at(-1)?.push(inline)
  while (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop()
  return lines.flatMap((line) => wordsOfLine(line, manner))
}
