import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FontFace } from '../../src/draw/fonts.ts'
import { shapedPieces, shapeWord, type Features } from '../../src/draw/shape-word.ts'
import { studioWith } from './drawing.ts'

const { fonts } = (await studioWith()).theme
const faces = Object.entries(fonts.files).flatMap(([family, files]) =>
  Object.keys(files).flatMap((key) => fonts.find(family, Number.parseInt(key, 10), key.endsWith('i')) ?? []),
)

/** Glyphs and places as fontkit gives them with every usual feature. */
function plain(face: FontFace, word: string, features: Features) {
  const { glyphs, positions } = face.font.layout(word, features)
  return { glyphs: glyphs.map((glyph) => glyph.id), positions: positions.map((at) => ({ ...at })) }
}

describe('shapeWord', () => {
  const word = fc.oneof(
    fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)), maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'fiTh uThéöñł\u0301½⁄12–’±ΩЖ'), maxLength: 8 }),
  )
  it.each(faces)('sets $id as the font wants it', (face) => {
    fc.assert(
      fc.property(
        word,
        fc.constantFrom<Features>(undefined, { liga: false, clig: false }, { lnum: true }),
        (text, features) => {
          const { run, advance } = shapeWord(face, text, features)
          expect({
            glyphs: run.glyphs.map((glyph) => glyph.id),
            positions: run.positions.map((at) => ({ ...at })),
          }).toEqual(plain(face, text, features))
          const sum = run.positions.reduce((total, { xAdvance }) => total + xAdvance, 0)
          expect(advance).toBeCloseTo(sum / face.font.unitsPerEm, 9)
        },
      ),
    )
  })

  it('has figures as high as capitals where they are asked for', () => {
    const face = fonts.find('Alegreya', 400, false)!
    const heightOf = (figure: string, features: Features) =>
      shapeWord(face, figure, features).run.glyphs[0]?.bbox.maxY ?? NaN
    for (const figure of '0123456789') {
      expect(Math.abs(heightOf(figure, { lnum: true }) - face.font.capHeight)).toBeLessThan(face.font.unitsPerEm / 20)
      expect([...'012'].includes(figure) ? heightOf(figure, undefined) : 0).toBeLessThan(0.8 * face.font.capHeight)
    }
  })

  it('joins letters only with ligatures', () => {
    const face = fonts.find('Alegreya', 400, false)!
    expect(shapeWord(face, 'Th', undefined).run.glyphs).toHaveLength(1)
    expect(shapeWord(face, 'Th', { liga: false, clig: false }).run.glyphs).toHaveLength(2)
  })
})

it('shapedPieces loses nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => shapedPieces(text).join('') === text))
  expect(shapedPieces('To be  x')).toEqual(['To ', 'be ', ' ', 'x'])
})
