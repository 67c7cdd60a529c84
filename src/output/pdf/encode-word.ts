import type { FontFace } from '../../draw/fonts.ts'
import { shapeWord } from '../text-spans.ts'
import type { PdfFile } from './pdf-file.ts'
import type { GlyphPosition } from './pdfkit-internals.ts'

/** A word in the glyphs of a document's font. */
export interface EncodedWord {
  /** Four hexadecimal digits a glyph. */
  readonly codes: readonly string[]
  readonly positions: readonly GlyphPosition[]
  /** The glyphs, each read by what it stands for in the document, spell the word. */
  readonly spelled: boolean
}

/**
 * The characters that each glyph of a shaped word stands for. A glyph that is the usual one of the next character stands for it;
 * any other takes as many characters as lie before the usual character of the glyph after it (ligatures, letters that the font varies).
 *
 * fontkit's own `codePoints` are no help: it keeps glyphs with the characters of their first use, whatever document that was in.
 */
export function spellGlyphs(face: FontFace, glyphs: readonly number[], word: string): readonly (readonly number[])[] {
  const points = [...word].map((character) => character.codePointAt(0) ?? 0)
  const isUsual = (point: number | undefined, glyph: number | undefined): boolean =>
    point !== undefined && face.font.glyphForCodePoint(point).id === glyph
  let at = 0
  return glyphs.map((glyph, index) => {
    const left = points.length - at
    const after = glyphs.length - index - 1
    let taken = Math.min(1, left)
    if (after === 0) taken = left
    else if (!isUsual(points[at], glyph))
      while (taken < left - after && !isUsual(points[at + taken], glyphs[index + 1])) taken++
    at += taken
    return points.slice(at - taken, at)
  })
}

/** Encodes a word in a font's subset, and records what its glyphs stand for. The first word of the document that uses a glyph decides. */
export function encodeWord(
  file: PdfFile,
  face: FontFace,
  word: string,
  features: Record<string, boolean> | undefined,
): EncodedWord {
  return file.once('word', `${face.id}${features ? '-' : '+'}${word}`, () => {
    const font = file.font(face)
    const settled = file.once('spelling', face.id, () => new Set<number>([0]))
    // Blank and hyphen come first of all: they must not be copied as their no-break forms, which may share their glyphs.
    if (settled.size === 1) for (const plain of [' ', '-']) settle(plain, undefined)
    const [codes, positions] = settle(word, features)
    const read = codes.flatMap((code) => font.unicode[parseInt(code, 16)] ?? [])
    return { codes, positions, spelled: String.fromCodePoint(...read) === word }

    function settle(text: string, how: Record<string, boolean> | undefined) {
      const encoded = font.encode(text, how)
      const glyphs = shapeWord(face, text, how).glyphs.map((glyph) => glyph.id)
      const spelling = spellGlyphs(face, glyphs, text)
      encoded[0].forEach((code, index) => {
        const number = parseInt(code, 16)
        if (settled.has(number)) return
        settled.add(number)
        font.unicode[number] = spelling[index] ?? []
      })
      return encoded
    }
  })
}
