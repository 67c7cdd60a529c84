import { dictionaryAt, listAt, nameAt } from './pdf-access.ts'
import type { PdfSource } from './pdf-source.ts'
import { isKind, type PdfDictionary } from './pdf-value.ts'

/** A font that a document uses, as found in its bytes. */
export interface MeasuredFont {
  readonly name: string
  /** The font program is in the file and not empty. */
  readonly embedded: boolean
  /** Its name carries a subset tag (`ABCDEF+`). */
  readonly subset: boolean
  /** It says which characters its glyphs stand for, so that text can be searched and copied. */
  readonly readable: boolean
}

function holdsStream(source: PdfSource, dictionary: PdfDictionary, key: string): boolean {
  const link = dictionary.entries.get(key)
  return isKind(link, 'link') && (source.stream(link) ?? '') !== ''
}

/** What a font dictionary says. A composite font keeps its program with its descendant. */
export function readFont(source: PdfSource, font: PdfDictionary): MeasuredFont {
  const descendant = source.resolve(listAt(source, font, 'DescendantFonts')[0])
  const descriptor = dictionaryAt(source, isKind(descendant, 'dictionary') ? descendant : font, 'FontDescriptor')
  const name = nameAt(source, font, 'BaseFont') ?? ''
  return {
    name,
    embedded:
      descriptor !== undefined &&
      ['FontFile', 'FontFile2', 'FontFile3'].some((key) => holdsStream(source, descriptor, key)),
    subset: /^[A-Z]{6}\+./.test(name),
    readable: holdsStream(source, font, 'ToUnicode'),
  }
}
