import fc from 'fast-check'
import { expect, it } from 'vitest'
import { classOf, coverageIndex, type LayoutTable } from '../../src/draw/layout-tables.ts'

/** A table of numbers of two bytes. */
function table(...words: number[]): LayoutTable {
  const view = new DataView(new ArrayBuffer(2 * words.length))
  words.forEach((word, i) => view.setUint16(2 * i, word))
  return view
}
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
const sorted = ids.map((list) => list.sort((a, b) => a - b))

it('finds every glyph of a list in its place, and no other', () => {
  fc.assert(
    fc.property(sorted, fc.integer({ min: 0, max: 0xffff }), (glyphs, other) => {
      const set = table(9, 1, glyphs.length, ...glyphs)
      for (const glyph of [...glyphs, other]) expect(coverageIndex(set, 2, glyph)).toBe(glyphs.indexOf(glyph))
    }),
  )
})

it('counts glyphs of ranges on from range to range', () => {
  // 10 to 12 are the first three, 20 alone the fourth.
  const set = table(2, 2, 10, 12, 0, 20, 20, 3)
  expect([9, 10, 11, 12, 13, 19, 20, 21].map((glyph) => coverageIndex(set, 0, glyph))).toEqual([
    -1, 0, 1, 2, -1, -1, 3, -1,
  ])
})

it('gives classes of lists and ranges, and 0 to all others', () => {
  const list = table(1, 5, 3, 7, 8, 9)
  expect([4, 5, 6, 7, 8].map((glyph) => classOf(list, 0, glyph))).toEqual([0, 7, 8, 9, 0])
  const ranges = table(2, 2, 5, 6, 3, 8, 9, 4)
  expect([4, 5, 6, 7, 8, 9, 10].map((glyph) => classOf(ranges, 0, glyph))).toEqual([0, 3, 3, 0, 4, 4, 0])
})
