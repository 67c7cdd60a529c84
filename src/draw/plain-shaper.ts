import type { Font, Glyph, GlyphPosition } from 'fontkit'
import { kernOf } from './kerning.ts'
import { advances, classOf, layoutTable, lookupsOf } from './layout-tables.ts'
import { substituter, watchPairs } from './substitutions.ts'

/** Glyphs of a word with their places in font units. */
export interface PlacedGlyphs {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly Readonly<GlyphPosition>[]
}

/** Sets a word, or gives undefined where more is to be done than to exchange or join glyphs and kern pairs. */
export type PlainShaper = (word: string) => PlacedGlyphs | undefined

/** What fontkit asks of a font for any Latin text without marks and fractions. */
const USUAL = ['rvrn', 'ltra', 'ltrm', 'ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'rclt', 'curs', 'kern']
/** Types of lookups: `GPOS` pair, and the indirection of large lookups in each table. */
const [PAIR, GSUB_EXTENSION, GPOS_EXTENSION] = [2, 7, 9]
/** Class of combining marks in `GDEF`. */
const MARK = 3

/**
 * Sets words of characters below U+10000 that neither combine nor are invisible, where it can tell from the font's tables that fontkit would do
 * no more than exchange or join glyphs and kern pair by pair: nearly all words, in a tenth of the time and without reading the whole tables. Undefined
 * for a font where it cannot tell. `script` is `latn` for words with letters, else `DFLT`.
 */
export function plainShaper(
  font: Font,
  script: string,
  features: Readonly<Record<string, boolean>> = {},
): PlainShaper | undefined {
  const [GSUB, GPOS, GDEF] = [layoutTable(font, 'GSUB'), layoutTable(font, 'GPOS'), layoutTable(font, 'GDEF')]
  const advanceOf = advances(font)
  if (!GSUB || !GPOS || !advanceOf || Object.keys(font.variationAxes).length > 0) return undefined
  const tags = new Set([...USUAL, ...Object.keys(features)].filter((tag) => features[tag] !== false))
  const substitutions = lookupsOf(GSUB, script, tags, GSUB_EXTENSION)
  const kerning = lookupsOf(GPOS, script, tags, GPOS_EXTENSION)
  // Without kerning in GPOS, fontkit looks elsewhere for it.
  if (!substitutions || !kerning || kerning.length === 0 || kerning.some(({ type }) => type !== PAIR)) return undefined

  const glyphs = new Map<string, Glyph>()
  const glyphOf = (character: string): Glyph => {
    let glyph = glyphs.get(character)
    if (!glyph) glyphs.set(character, (glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)))
    return glyph
  }
  const classes = GDEF?.getUint16(4) ?? 0
  const isMark = (glyph: number): boolean => GDEF !== undefined && classes > 0 && classOf(GDEF, classes, glyph) === MARK
  const kernAfter = (first: number, second: number | undefined): number | undefined =>
    second === undefined ? 0 : kernOf(GPOS, kerning, first, second)

  const maySubstitute = watchPairs(GSUB, substitutions)
  const joins = new Map<string, number | undefined>()
  /** Kerning between two characters, the second empty at the end of a word; undefined where more may be to be done. */
  const joinOf = (first: string, second: string): number | undefined => {
    const pair = first + second
    if (!joins.has(pair)) joins.set(pair, workOut(glyphOf(first).id, second === '' ? undefined : glyphOf(second).id))
    return joins.get(pair)
  }
  const workOut = (first: number, second: number | undefined): number | undefined => {
    if (isMark(first) || maySubstitute(first, second)) return undefined
    return kernAfter(first, second)
  }

  /** Sets a word whose glyphs are all as usual, by what was found out about pairs. */
  const setPairs = (word: string): PlacedGlyphs | undefined => {
    const shaped: { glyphs: Glyph[]; positions: GlyphPosition[] } = { glyphs: [], positions: [] }
    for (let i = 0; i < word.length; i++) {
      const character = word.charAt(i)
      const kern = joinOf(character, word.charAt(i + 1))
      if (kern === undefined) return undefined
      const glyph = glyphOf(character)
      shaped.glyphs.push(glyph)
      shaped.positions.push({ xAdvance: advanceOf(glyph.id) + kern, yAdvance: 0, xOffset: 0, yOffset: 0 })
    }
    return shaped
  }
  const exchanged = substituter(GSUB, substitutions)
  /** Sets a word some of whose glyphs are exchanged or joined. */
  const setExchanged = (word: string): PlacedGlyphs | undefined => {
    const usual = Array.from(word, (letter) => ({ id: glyphOf(letter).id, points: [letter.codePointAt(0) ?? 0] }))
    const set = usual.some(({ id }) => isMark(id)) ? undefined : exchanged(usual)
    if (!set || set.some(({ id }) => isMark(id))) return undefined
    const shaped: { glyphs: Glyph[]; positions: GlyphPosition[] } = { glyphs: [], positions: [] }
    for (const [i, { id, points }] of set.entries()) {
      const kern = kernAfter(id, set[i + 1]?.id)
      if (kern === undefined) return undefined
      const glyph = font.getGlyph(id, [...points])
      shaped.glyphs.push(glyph)
      shaped.positions.push({ xAdvance: advanceOf(glyph.id) + kern, yAdvance: 0, xOffset: 0, yOffset: 0 })
    }
    return shaped
  }
  return (word) => setPairs(word) ?? setExchanged(word)
}
