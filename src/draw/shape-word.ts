import type { GlyphRun } from 'fontkit'
import type { FontFace } from './fonts.ts'

/** Features of a type style that differ from a font's usual ones; undefined where none do. */
export type Features = Readonly<Record<string, boolean>> | undefined

/** A word in a font. The run is shared and must not be changed. */
export interface ShapedWord {
  readonly run: GlyphRun
  /** Advance in em. */
  readonly advance: number
}

/** Pieces in which text is shaped: word by word with the blank that follows. Measured and printed alike, both agree to the last digit. */
export function shapedPieces(text: string): readonly string[] {
  return text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? []
}

const ASCII = /^[\x20-\x7e]*$/
/**
 * Features that cannot touch ASCII: those that place combining marks, and those for numbers around U+2044. Left on, fontkit reads
 * their tables, the largest of a font, and finds nothing to do.
 */
const NEEDLESS = { mark: false, mkmk: false, frac: false, numr: false, dnom: false }

/** A word that stands for features. */
export function featureKey(features: Features): string {
  return `${features?.['liga'] === false ? '-' : '+'}${features?.['lnum'] === true ? '1' : '0'}`
}

const shaped = new WeakMap<FontFace, Map<string, ShapedWord>>()

/** The glyphs of a word in a font. Words come again and again, so each is shaped once, for measuring and all formats together. */
export function shapeWord(face: FontFace, word: string, features: Features): ShapedWord {
  let known = shaped.get(face)
  if (!known) shaped.set(face, (known = new Map<string, ShapedWord>()))
  const key = `${featureKey(features)}${word}`
  let found = known.get(key)
  if (!found) {
    const run = face.font.layout(word, ASCII.test(word) ? { ...features, ...NEEDLESS } : features)
    known.set(key, (found = { run, advance: run.advanceWidth / face.font.unitsPerEm }))
  }
  return found
}
