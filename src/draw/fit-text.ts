import { MM_PER_PT } from '../kernel/units.ts'
import { avoidWidows, balanceLines, fillLines, lineWidth } from './fill-lines.ts'
import { inkOf, type Ink } from './glyph-ink.ts'
import { capHeight } from './text-line.ts'
import { ICON_EM, type Manner, type Word } from './words.ts'

/** How an inline icon sits on the line: the share of its height that hangs below the baseline. */
export const ICON_BELOW = 0.17

/** Room for a text, in mm at print size, and how its lines are to fall. */
export interface Room {
  readonly width: number
  readonly height: number
  /** Lines of like length. */
  readonly balance: boolean
  /** Most lines allowed; absent means as many as fit. */
  readonly lines?: number | undefined
  /** From the top of a heading in the same block to the first baseline; absent without a heading. */
  readonly head?: number | undefined
}

/** A text broken and sized. All lengths in mm at print size. */
export interface FittedText {
  readonly lines: readonly (readonly Word[])[]
  /** Print size over full size, 1 when nothing had to shrink. */
  readonly scale: number
  readonly pt: number
  readonly lead: number
  /** Capitals of the first line above its baseline, and what its ink needs where that is more; ink of the last line below its baseline. */
  readonly cap: number
  readonly ascent: number
  readonly descent: number
  /** How far it is over, when it does not fit even at the smallest size. */
  readonly over?: { readonly way: 'wide' | 'high'; readonly by: number; readonly word?: string } | undefined
}

/** Sizes are tried from the style's own down to its least, in steps of a quarter point. */
export function sizes(pt: number, min: number): number[] {
  const steps = Math.max(0, Math.floor((pt - min) / 0.25 + 1e-9))
  const list = Array.from({ length: steps + 1 }, (_, i) => pt - i * 0.25)
  const last = list.at(-1) ?? pt
  return last - min > 1e-9 ? [...list, min] : list
}

function inkOfLine(line: readonly Word[], manner: Manner): Ink {
  let above = 0
  let below = 0
  for (const piece of line.flatMap((word) => word.pieces)) {
    const em = piece.style.pt * MM_PER_PT * ICON_EM
    const ink =
      piece.kind === 'icon'
        ? { above: em * (1 - ICON_BELOW), below: em * ICON_BELOW }
        : inkOf(manner.fonts, piece.text, piece.style)
    above = Math.max(above, ink.above)
    below = Math.max(below, ink.below)
  }
  return { above, below }
}

const textOf = (word: Word): string => word.pieces.map((p) => (p.kind === 'text' ? p.text : `{${p.icon}}`)).join('')

/** Breaks and shrinks words until width, height and number of lines are kept; at the least size it says what is over. */
export function fitText(words: readonly Word[], manner: Manner, room: Room): FittedText {
  const { style } = manner
  const cap = capHeight(manner.fonts, style)
  let fitted: FittedText | undefined
  for (const pt of sizes(style.pt, style.min)) {
    const scale = pt / style.pt
    const measure = room.width / scale
    const filled = room.balance ? balanceLines(words, measure) : fillLines(words, measure)
    const lines = avoidWidows(filled, measure)
    const first = inkOfLine(lines[0] ?? [], manner)
    const last = inkOfLine(lines.at(-1) ?? [], manner)
    const ascent = Math.max(cap, first.above) * scale
    const descent = last.below * scale
    const lead = style.lead * scale
    const top = room.head ?? ascent
    const high = top + (lines.length - 1) * lead + descent - room.height
    const tooMany = room.lines !== undefined && lines.length > room.lines ? (lines.length - room.lines) * lead : 0
    const wide = Math.max(0, ...lines.map(lineWidth)) * scale - room.width
    const bad = lines.find((line) => line.length === 1 && lineWidth(line) * scale - room.width > 1e-3)
    const word = bad?.[0] ? textOf(bad[0]).trim() : undefined
    const over =
      wide > 1e-3
        ? ({ way: 'wide', by: wide, ...(word !== undefined && { word }) } as const)
        : Math.max(high, tooMany) > 1e-3
          ? ({ way: 'high', by: Math.max(high, tooMany) } as const)
          : undefined
    fitted = { lines, scale, pt, lead, cap: cap * scale, ascent, descent, over }
    if (!over) return fitted
  }
  if (!fitted) throw new Error('a type style without sizes')
  return fitted
}
