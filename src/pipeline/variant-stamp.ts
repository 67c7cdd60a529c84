import type { Game } from '../game/game.ts'
import { sha256 } from '../output/sha256.ts'

/** Digits of the stamp: enough to tell the states of a file apart, few enough to compare by eye. */
const DIGITS = 7

/** Title of a variant with a stamp made of its text, for its sheets: `Variant: More attacks (3f9a2c1)`. Pieces of two states of a file differ in it. */
export function variantStamp({ variants }: Game): string | undefined {
  if (variants.length === 0) return undefined
  const texts = variants.map(({ place }) => place.document.text).join('\n')
  const stamp = sha256(new TextEncoder().encode(texts)).slice(0, DIGITS)
  return `Variant: ${variants.map(({ title }) => title).join(', ')} (${stamp})`
}
