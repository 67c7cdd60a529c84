import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, firstOf, flip, has, lowestOf, wordsFor } from '../../../../src/rules/games/rorkes-drift/figure-sets.ts'

const FIGURES = 200

test('a word holds 32 figures', () => {
  expect([1, 32, 33, 50, 64, 120, 200].map(wordsFor)).toEqual([1, 1, 2, 2, 2, 4, 7])
})

test('a set holds the figures that were put into it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(FIGURES - 1)), (figures) => {
      const set = new Int32Array(wordsFor(FIGURES))
      for (const figure of figures) add(set, figure)
      const all = Array.from({ length: FIGURES }, (_, figure) => figure)
      expect(all.filter((figure) => has(set, figure))).toEqual(all.filter((figure) => figures.includes(figure)))
    }),
  )
})

test('sets of a family do not touch one another, and the first of each is its lowest figure', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(FIGURES - 1))), (flips) => {
      const words = wordsFor(FIGURES)
      const family = new Int32Array(3 * words)
      const sets = [new Set<number>(), new Set<number>(), new Set<number>()]
      for (const [set, figure] of flips) {
        flip(family, set * words, figure)
        if (!sets[set]!.delete(figure)) sets[set]!.add(figure)
      }
      sets.forEach((figures, set) => {
        const lowest = figures.size > 0 ? Math.min(...figures) : -1
        expect(firstOf(family, set * words, words)).toBe(lowest)
      })
    }),
  )
})

test('the lowest bit of a word is found, the sign among them', () => {
  expect([1, 6, 1 << 31, -1].map((bits) => lowestOf(2, bits))).toEqual([64, 65, 95, 64])
})
