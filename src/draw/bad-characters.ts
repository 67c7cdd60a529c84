import type { Fonts } from './fonts.ts'
import { fontRuns } from './text-line.ts'
import type { TypeStyle } from './type-style.ts'

/** A letter that cannot be printed, and why. `code` is `U+10E0`. */
export interface BadCharacter {
  readonly kind: 'control-character' | 'right-to-left' | 'no-glyph'
  readonly letter: string
  readonly code: string
}

// Tab and line feed are layout. Surrogates that stand alone and the two non-characters at the end of the plane are broken text.
const CONTROL = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu

/** Characters that steer breaking or presentation and leave no ink: soft hyphen, zero-width space and joiners, variation selectors. */
export const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufe0e\ufe0f\ufeff]/g

const describe = (kind: BadCharacter['kind'], letter: string): BadCharacter => ({
  kind,
  letter,
  code: `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
})

/** Every character of a text that cannot be printed in a style, each once. */
export function badCharacters(fonts: Fonts, text: string, style: TypeStyle): BadCharacter[] {
  const controls = new Set(text.match(CONTROL)?.filter((c) => !/[\t\n\r]/.test(c)))
  if (controls.size > 0) return [...controls].map((c) => describe('control-character', c))
  const reversed = text.match(RIGHT_TO_LEFT)
  if (reversed) return [describe('right-to-left', reversed[0])]
  const missing = new Set<string>()
  fontRuns(fonts, text.replace(INVISIBLE, ''), style, missing)
  return [...missing].map((c) => describe('no-glyph', c))
}
