import type { Theme } from '../draw/theme.ts'
import { measure, textLine, type Anchor } from '../draw/text-line.ts'
import type { TypeStyle } from '../draw/type-style.ts'

/** A stretch of a line that may take text; `x` is its start, or its end when `anchor` is `end`. mm. */
export interface Slot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly anchor: Anchor
}

/** What was written, what found no room, and the slots that stayed empty. */
export interface Flow {
  readonly svg: string
  readonly rest: string
  readonly free: readonly Slot[]
}

/** Sentences in one run of text: a full stop ends one, otherwise a dot sets them apart. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reduce((all, text) => (all === '' ? text : `${all}${/[.!?…]$/.test(all) ? '' : ' ·'} ${text}`), '')
}

/** The texts that a rest of them belongs to, none of them cut: `0.1.0` was left of `Quartermaster 0.1.0`. */
export function wholeTexts(rest: string, texts: readonly string[]): string {
  for (let from = texts.length - 1; from >= 0; from--) {
    const whole = joinTexts(texts.slice(from)).replace(/\s+/g, ' ')
    if (whole.length >= rest.length) return whole
  }
  return rest
}

/** Writes words into slots in their order, each slot as full as it gets. A word is never broken; a slot that it does not fit stays empty. */
export function flowText(text: string, slots: readonly Slot[], theme: Theme, style: TypeStyle): Flow {
  const words = text.split(/\s+/).filter((word) => word !== '')
  // Measured word by word: the work of measuring every longer line anew grows with the square of their number.
  const bare = words.map((word) => measure(theme.fonts, word, style))
  const full = words.map((word) => measure(theme.fonts, `${word} `, style) + style.spacing)
  const free: Slot[] = []
  let svg = ''
  let next = 0
  for (const slot of slots) {
    const first = next
    for (let before = 0; next < words.length && before + bare[next]! <= slot.width; next++) before += full[next]!
    if (next === first) free.push(slot)
    else svg += textLine(theme.fonts, slot.x, slot.y, words.slice(first, next).join(' '), style, slot.anchor)
  }
  return { svg, rest: words.slice(next).join(' '), free }
}
