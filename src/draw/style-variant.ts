import type { Fonts } from './fonts.ts'
import type { TypeStyle } from './type-style.ts'

/**
 * The bold and italic form of a style. Bold is the family's weight nearest to 300 above the style's own; where the family has no such
 * font (Alegreya 800 has no italic), the nearest it has is taken, upright if need be: emphasis may get weaker, never a wrong family.
 */
export function variantOf(fonts: Fonts, style: TypeStyle, bold: boolean, italic: boolean): TypeStyle {
  if (!bold && !italic) return style
  const has = Object.keys(fonts.files[style.family] ?? {})
  const weightsOf = (slanted: boolean): number[] =>
    has.filter((key) => key.endsWith('i') === slanted).map((key) => Number.parseInt(key, 10))
  const slanted = (style.italic || italic) && weightsOf(true).length > 0
  const wanted = Math.min(900, style.weight + (bold ? 300 : 0))
  const weights = weightsOf(slanted).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
  return { ...style, weight: weights[0] ?? style.weight, italic: slanted }
}
