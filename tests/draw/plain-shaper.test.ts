import { describe, expect, it } from 'vitest'
import { plainShaper } from '../../src/draw/plain-shaper.ts'
import type { Features } from '../../src/draw/shape-word.ts'
import { studioWith } from './drawing.ts'

const { fonts } = (await studioWith()).theme
const faces = Object.entries(fonts.files).flatMap(([family, files]) =>
  Object.keys(files).flatMap((key) => fonts.find(family, Number.parseInt(key, 10), key.endsWith('i')) ?? []),
)
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
const more = [...'\u00a0£©ª«±²·º»½×ÀÉñ÷ÿ‐–—‘’“”„†‡•…−']
const pairs = [
  ...ascii.flatMap((first) => ascii.map((second) => first + second)),
  ...more.flatMap((one) => [...'aTfV 1.', ...more].flatMap((other) => [one + other, other + one])),
]
const LATIN = /[A-Za-zªºÀ-ÖØ-öø-ÿ]/
/** Every pair with the usual features; with others, those that they touch. */
const CASES: readonly { readonly features: Features; readonly words: readonly string[] }[] = [
  { features: undefined, words: pairs },
  { features: { liga: false, clig: false }, words: pairs.filter((pair) => /[fTijt]/.test(pair)) },
  { features: { lnum: true }, words: pairs.filter((pair) => /\d/.test(pair)) },
]

describe.each(faces)('plainShaper of $id', ({ font }) => {
  const shape = (word: string, features: Features) =>
    plainShaper(font, LATIN.test(word) ? 'latn' : 'DFLT', features)?.(word)

  it('sets every pair as fontkit does, or leaves it alone', () => {
    const shapers = CASES.map(({ features, words }) => ({
      features,
      words,
      latin: plainShaper(font, 'latn', features),
      other: plainShaper(font, 'DFLT', features),
    }))
    const wrong = shapers.flatMap(({ features, words, latin, other }) =>
      words.filter((pair) => {
        const own = (LATIN.test(pair) ? latin : other)?.(pair)
        if (!own) return false
        const { glyphs, positions } = font.layout(pair, features)
        return (
          own.glyphs.length !== glyphs.length ||
          own.glyphs.some(({ id }, i) => id !== glyphs[i]?.id) ||
          own.positions.some(
            ({ xAdvance, yAdvance, xOffset, yOffset }, i) =>
              xAdvance !== positions[i]?.xAdvance || yAdvance !== 0 || xOffset !== 0 || yOffset !== 0,
          )
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it('sets ordinary words', () => {
    for (const word of ['and ', 'red coats ', 'Volley,', 'To ', '12 ', '(1879)'])
      expect(shape(word, undefined)).toBeDefined()
  })

  it('joins letters where ligatures are wanted, as fontkit does', () => {
    for (const word of ['fi', 'ffi', 'Th', 'fjord', 'refl', 'The fifth officer', 'fffi']) {
      const { glyphs, positions } = font.layout(word)
      const own = shape(word, undefined)
      if (!own) continue
      expect(own.glyphs.map(({ id }) => id)).toEqual(glyphs.map(({ id }) => id))
      expect(own.positions.map(({ xAdvance }) => xAdvance)).toEqual(positions.map(({ xAdvance }) => xAdvance))
    }
    expect(shape('The flank', { liga: false, clig: false })?.glyphs).toHaveLength(9)
  })
})

it('sets every letter of the fonts for text', () => {
  for (const [family, weight] of [
    ['Alegreya', 400],
    ['Barlow Condensed', 500],
    ['Source Sans 3', 400],
  ] as const) {
    const shape = plainShaper(fonts.find(family, weight, false)!.font, 'latn', undefined)
    expect(ascii.filter((letter) => letter !== '~' && !shape?.(`n${letter}n`))).toEqual([])
  }
})

it.each([
  ['Alegreya', 400],
  ['Barlow Condensed', 700],
  ['Source Sans 3', 400],
] as const)('sets words with ligatures of %s %i', (family, weight) => {
  const { font } = fonts.find(family, weight, false)!
  const shape = plainShaper(font, 'latn', undefined)
  for (const word of ['The ', 'This ', 'fight ']) expect(shape?.(word)).toBeDefined()
})

it('gives figures another form where that is asked for', () => {
  const { font } = fonts.find('Alegreya', 400, false)!
  const ids = (features: Features) => plainShaper(font, 'DFLT', features)?.('1879')?.glyphs.map(({ id }) => id)
  expect(ids(undefined)).toHaveLength(4)
  expect(ids({ lnum: true })).toEqual(font.layout('1879', { lnum: true }).glyphs.map(({ id }) => id))
  expect(ids({ lnum: true })).not.toEqual(ids(undefined))
})
