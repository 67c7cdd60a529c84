import type { Font, Glyph, GlyphPosition } from 'fontkit'
import {
  classOf,
  coverageIndex,
  layoutTables,
  lookupsOf,
  type ClassDef,
  type Coverage,
  type LazyList,
  type Lookup,
  type LookupPart,
} from './layout-tables.ts'

/** Glyphs of a word with their places in font units. */
export interface PlacedGlyphs {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly Readonly<GlyphPosition>[]
}

/** Sets a word, or gives undefined where more is to be done than to kern pairs. */
export type PlainShaper = (word: string) => PlacedGlyphs | undefined

/** What fontkit asks of a font for any Latin text without marks and fractions. */
const USUAL = ['rvrn', 'ltra', 'ltrm', 'ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'rclt', 'curs', 'kern']
/** Types of lookups: `GSUB` ligature and chained context, `GPOS` pair; and of the indirection in each. */
const [LIGATURE, CHAINED, PAIR, GSUB_EXTENSION, GPOS_EXTENSION] = [4, 6, 2, 7, 9]
/** Class of combining marks in `GDEF`. */
const MARK = 3

interface Value {
  readonly xAdvance?: number
  /** Other advances, and shifts. */
  readonly [way: string]: number | undefined
}
interface Pair {
  readonly secondGlyph?: number
  readonly value1: Value
  readonly value2: Value
}

/**
 * Sets words of characters below U+10000 that neither combine nor are invisible, where it can tell from the font's tables that fontkit would do
 * no more than kern pair by pair: most words, in a tenth of the time. Undefined for a font where it cannot tell. `script` is `latn` for words
 * with letters, else `DFLT`.
 */
export function plainShaper(
  font: Font,
  script: string,
  features: Readonly<Record<string, boolean>> = {},
): PlainShaper | undefined {
  const { GSUB, GPOS, GDEF } = layoutTables(font)
  if (!GSUB || !GPOS || Object.keys(font.variationAxes).length > 0) return undefined
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
  const classes = GDEF?.glyphClassDef
  const joins = new Map<string, number | undefined>()
  /** Kerning between two characters, the second empty at the end of a word; undefined where more is to be done. */
  const joinOf = (first: string, second: string): number | undefined => {
    const pair = first + second
    if (!joins.has(pair)) joins.set(pair, workOut(glyphOf(first).id, second === '' ? undefined : glyphOf(second).id))
    return joins.get(pair)
  }
  const workOut = (first: number, second: number | undefined): number | undefined => {
    if (classes && classOf(classes, first) === MARK) return undefined
    if (substitutions.some((lookup) => maySubstitute(lookup, first, second))) return undefined
    return second === undefined ? 0 : kernOf(kerning, first, second)
  }

  return (word) => {
    const shaped: { glyphs: Glyph[]; positions: GlyphPosition[] } = { glyphs: [], positions: [] }
    for (let i = 0; i < word.length; i++) {
      const character = word.charAt(i)
      const kern = joinOf(character, word.charAt(i + 1))
      if (kern === undefined) return undefined
      const glyph = glyphOf(character)
      shaped.glyphs.push(glyph)
      shaped.positions.push({ xAdvance: glyph.advanceWidth + kern, yAdvance: 0, xOffset: 0, yOffset: 0 })
    }
    return shaped
  }
}

/** Whether a lookup might do something at a glyph with another (or none) after it, or at that other one. What stands farther off is not asked, so it may be true needlessly, and is never false wrongly. */
function maySubstitute({ type, parts }: Lookup, glyph: number, next: number | undefined): boolean {
  const holds = (coverage: Coverage, one: number | undefined): boolean =>
    one !== undefined && coverageIndex(coverage, one) >= 0
  return parts.some((part) => {
    if (type === CHAINED && part['version'] === 3) {
      const { backtrackCoverage, inputCoverage, lookaheadCoverage } = part as unknown as ChainPart
      const [first, second = lookaheadCoverage[0]] = inputCoverage
      if (!first) return true
      if (backtrackCoverage.length > 0)
        return holds(first, next) && backtrackCoverage.some((coverage) => holds(coverage, glyph))
      return holds(first, glyph) && (!second || holds(second, next))
    }
    const coverage = part['coverage'] as Coverage | undefined
    if (!coverage) return true
    const index = coverageIndex(coverage, glyph)
    return index >= 0 && (type !== LIGATURE || startsLigature(part, index, next))
  })
}

interface ChainPart {
  readonly backtrackCoverage: readonly Coverage[]
  readonly inputCoverage: readonly Coverage[]
  readonly lookaheadCoverage: readonly Coverage[]
}

function startsLigature(part: LookupPart, index: number, next: number | undefined): boolean {
  const sets = part['ligatureSets'] as LazyList<readonly { readonly components: readonly number[] }[]>
  return sets.get(index).some(({ components: [second] }) => second === undefined || second === next)
}

/** The kerning of two glyphs; undefined where the font moves them in any other way. */
function kernOf(lookups: readonly Lookup[], first: number, second: number): number | undefined {
  let sum = 0
  for (const { parts } of lookups) {
    for (const part of parts) {
      const index = coverageIndex(part['coverage'] as Coverage, first)
      const pair = index < 0 ? undefined : pairOf(part, index, first, second)
      if (!pair) continue
      const { xAdvance = 0, ...rest } = pair.value1
      if (moves(rest) || moves(pair.value2)) return undefined
      sum += xAdvance
      break
    }
  }
  return sum
}

const moves = (value: Value): boolean => Object.values(value).some((by) => by !== 0)

function pairOf(part: LookupPart, index: number, first: number, second: number): Pair | undefined {
  if (part['version'] === 1) {
    const sets = part['pairSets'] as LazyList<readonly Pair[]>
    return sets.get(index).find(({ secondGlyph }) => secondGlyph === second)
  }
  const records = part['classRecords'] as LazyList<LazyList<Pair>>
  const at = (classes: unknown, glyph: number): number => classOf(classes as ClassDef, glyph)
  return records.get(at(part['classDef1'], first)).get(at(part['classDef2'], second))
}
