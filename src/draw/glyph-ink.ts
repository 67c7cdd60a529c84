import { MM_PER_PT } from '../kernel/units.ts'
import type { FontFace, Fonts } from './fonts.ts'
import { fontRuns } from './text-line.ts'
import type { TypeStyle } from './type-style.ts'

/** How far the ink of a line reaches above and below its baseline, in mm. */
export interface Ink {
  readonly above: number
  readonly below: number
}

const boxes = new WeakMap<FontFace, Map<string, Ink>>()

/** Ink of one letter in em, from the glyph's own box: accents and tails count, unlike in the font's nominal heights. */
function inkOfLetter(face: FontFace, letter: string): Ink {
  let memo = boxes.get(face)
  if (!memo) boxes.set(face, (memo = new Map<string, Ink>()))
  let ink = memo.get(letter)
  if (!ink) {
    const { cbox } = face.font.glyphForCodePoint(letter.codePointAt(0) ?? 32)
    const has = Number.isFinite(cbox.minY) && Number.isFinite(cbox.maxY) && letter.trim() !== ''
    const em = face.font.unitsPerEm
    ink = has ? { above: cbox.maxY / em, below: -cbox.minY / em } : { above: 0, below: 0 }
    memo.set(letter, ink)
  }
  return ink
}

/** Ink of a line of text in a style. */
export function inkOf(fonts: Fonts, text: string, style: TypeStyle): Ink {
  let above = 0
  let below = 0
  for (const run of fontRuns(fonts, text, style))
    for (const letter of run.text) {
      const ink = inkOfLetter(run.face, letter)
      above = Math.max(above, ink.above)
      below = Math.max(below, ink.below)
    }
  const size = style.pt * MM_PER_PT
  return { above: above * size, below: below * size }
}
