import type { FontFace } from '../../draw/fonts.ts'
import { featureKey, shapeWord, type Features } from '../../draw/shape-word.ts'
import type { PdfFile } from './pdf-file.ts'

/** Shift and advance of a glyph in thousandths of an em. `width` is the glyph's own advance, `advance` has kerning in it. */
export interface GlyphPosition {
  readonly advance: number
  readonly width: number
  readonly x: number
  readonly y: number
}

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
export function encodeWord(file: PdfFile, face: FontFace, word: string, features: Features): EncodedWord {
  return file.once('word', `${face.id}${featureKey(features)}${word}`, () => {
    const font = file.font(face)
    const settled = file.once('spelling', face.id, () => new Set<number>([0]))
    // Blank and hyphen come first of all: they must not be copied as their no-break forms, which may share their glyphs.
    if (settled.size === 1) for (const plain of [' ', '-']) settle(plain, undefined)
    const { numbers, positions } = settle(word, features)
    const read = numbers.flatMap((number) => font.unicode[number] ?? [])
    const codes = numbers.map((number) => number.toString(16).padStart(4, '0'))
    return { codes, positions, spelled: String.fromCodePoint(...read) === word }

    // Not pdfkit's own encoding: it would shape the word a second time.
    function settle(text: string, how: Features) {
      const { run } = shapeWord(face, text, how)
      const spelling = spellGlyphs(
        face,
        run.glyphs.map((glyph) => glyph.id),
        text,
      )
      const numbers = run.glyphs.map((glyph, index) => {
        const number = font.subset.includeGlyph(glyph.id)
        font.widths[number] ??= glyph.advanceWidth * font.scale
        if (!settled.has(number)) font.unicode[number] = spelling[index] ?? []
        settled.add(number)
        return number
      })
      const positions = run.positions.map(({ xAdvance, xOffset, yOffset }, index) => ({
        advance: xAdvance * font.scale,
        width: (run.glyphs[index]?.advanceWidth ?? 0) * font.scale,
        x: xOffset * font.scale,
        y: yOffset * font.scale,
      }))
      return { numbers, positions }
    }
  })
}
