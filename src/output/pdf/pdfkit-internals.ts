import type { FontFace } from '../../draw/fonts.ts'

/** What is used of pdfkit's class for embedded fonts, which has no public door. */
export interface EmbeddedFont {
  readonly id: string
  /** Code points that each glyph of the subset stands for, by glyph number. */
  readonly unicode: (readonly number[] | undefined)[]
  /** Advance of each glyph of the subset in thousandths of an em, by glyph number. */
  readonly widths: (number | undefined)[]
  /** Thousandths of an em per font unit. */
  readonly scale: number
  /** Takes a glyph of the font into the subset and gives its number there. */
  readonly subset: { includeGlyph(glyph: number): number }
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
  if (typeof value !== 'object' || value === null) return false
  const subset: unknown = Reflect.get(value, 'subset')
  return (
    typeof subset === 'object' &&
    subset !== null &&
    typeof Reflect.get(subset, 'includeGlyph') === 'function' &&
    typeof Reflect.get(value, 'ref') === 'function' &&
    typeof Reflect.get(value, 'scale') === 'number' &&
    typeof Reflect.get(value, 'id') === 'string' &&
    ['unicode', 'widths'].every((name) => Array.isArray(Reflect.get(value, name)))
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
