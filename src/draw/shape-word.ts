import type { FontFace } from './fonts.ts'
import { plainShaper, type PlacedGlyphs, type PlainShaper } from './plain-shaper.ts'

/** Features of a type style that differ from a font's usual ones; undefined where none do. */
export type Features = Readonly<Record<string, boolean>> | undefined

/** A word in a font. The run is shared and must not be changed. */
export interface ShapedWord {
  readonly run: PlacedGlyphs
  /** Advance in em. */
  readonly advance: number
}

/** Pieces in which text is shaped: word by word with the blank that follows. Measured and printed alike, both agree to the last digit. */
export function shapedPieces(text: string): readonly string[] {
  return text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? []
}

const ASCII = /^[\x20-\x7e]+$/
/** Latin-1 and the usual punctuation: what neither combines nor is invisible, and no fraction slash. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\xff‐–—‘’“”„†‡•…−]+$/
const LATIN = /[A-Za-zªºÀ-ÖØ-öø-ÿ]/
/**
 * Features that cannot touch ASCII: those that place combining marks, and those for numbers around U+2044. Left on, fontkit reads
 * their tables, the largest of a font, and finds nothing to do.
 */
const NEEDLESS = { mark: false, mkmk: false, frac: false, numr: false, dnom: false }

/** A word that stands for features. */
export function featureKey(features: Features): string {
  return `${features?.['liga'] === false ? '-' : '+'}${features?.['lnum'] === true ? '1' : '0'}`
}

/** What is kept of a font. */
interface Kept {
  readonly words: Map<string, ShapedWord>
  readonly shapers: Map<string, PlainShaper | undefined>
}

const kept = new WeakMap<FontFace, Kept>()

/** The glyphs of a word in a font. Words come again and again, so each is shaped once, for measuring and all formats together. */
export function shapeWord(face: FontFace, word: string, features: Features): ShapedWord {
  let own = kept.get(face)
  if (!own) kept.set(face, (own = { words: new Map(), shapers: new Map() }))
  const key = `${featureKey(features)}${word}`
  let found = own.words.get(key)
  if (!found) {
    const run = shape(face, own, word, features)
    const units = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    own.words.set(key, (found = { run, advance: units / face.font.unitsPerEm }))
  }
  return found
}

function shape({ font }: FontFace, { shapers }: Kept, word: string, features: Features): PlacedGlyphs {
  if (PLAIN.test(word)) {
    const script = LATIN.test(word) ? 'latn' : 'DFLT'
    const key = `${script}${featureKey(features)}`
    if (!shapers.has(key)) shapers.set(key, plainShaper(font, script, features))
    const shaped = shapers.get(key)?.(word)
    if (shaped) return shaped
  }
  return font.layout(word, ASCII.test(word) ? { ...features, ...NEEDLESS } : features)
}
