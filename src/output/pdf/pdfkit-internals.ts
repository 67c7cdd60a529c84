import type { FontFace } from '../../draw/fonts.ts'

/** Shift and advance of a glyph in thousandths of an em. `advanceWidth` is the glyph's own, `xAdvance` has kerning in it. */
export interface GlyphPosition {
  readonly xAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  readonly advanceWidth: number
}

/** What is used of pdfkit's class for embedded fonts, which has no public door. */
export interface EmbeddedFont {
  readonly id: string
  /** Code points that each glyph of the subset stands for, by glyph number. */
  readonly unicode: (readonly number[] | undefined)[]
  /** Takes the glyphs of a text into the subset. Four hexadecimal digits a glyph. */
  encode(text: string, features?: Record<string, boolean>): [readonly string[], readonly GlyphPosition[]]
  ref(): ReturnType<PDFKit.PDFDocument['ref']>
}

/** A member that pdfkit's types do not name. All use of pdfkit's inside is through this module and guarded, since it may change with any release. */
export function internal(owner: object, member: string): unknown {
  if (!(member in owner)) throw new Error(`this pdfkit has no ${member}: its inside has changed`)
  return Reflect.get(owner, member)
}

/** The dictionary of an object that pdfkit keeps inside: `_root`, the page's `resources`. */
export function dictionaryOf(owner: object, member: string): Record<string, unknown> {
  const ref = internal(owner, member)
  const data = typeof ref === 'object' && ref !== null ? internal(ref, 'data') : undefined
  if (typeof data !== 'object' || data === null)
    throw new Error(`pdfkit's ${member} is no dictionary: its inside has changed`)
  return data as Record<string, unknown>
}

function isEmbeddedFont(value: unknown): value is EmbeddedFont {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['encode', 'ref'].every((name) => typeof Reflect.get(value, name) === 'function') &&
    Array.isArray(Reflect.get(value, 'unicode')) &&
    typeof Reflect.get(value, 'id') === 'string'
  )
}

/** Opens a font for embedding: the very object that measured the text, so that both agree. */
export function embeddedFont(doc: PDFKit.PDFDocument, face: FontFace): EmbeddedFont {
  // The types of pdfkit lag: it takes a parsed font since 0.20.
  doc.registerFont(face.id, face.font as never)
  doc.font(face.id)
  const font = internal(doc, '_font')
  if (!isEmbeddedFont(font)) throw new Error('this pdfkit embeds fonts in another way: its inside has changed')
  return font
}
