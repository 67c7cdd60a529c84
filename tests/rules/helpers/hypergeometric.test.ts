import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceOfAtLeast, choices, choose, exactChance } from '../../../src/rules/helpers/hypergeometric.ts'

/** Counts hands one by one. */
function byCounting(least: number, size: number, good: number, drawn: number): [number, number] {
  let hits = 0
  let all = 0
  for (let hand = 0; hand < 2 ** size; hand++) {
    const cards = [...hand.toString(2)].filter((bit) => bit === '1').length
    if (cards !== drawn) continue
    all++
    const wanted = [...(hand & (2 ** good - 1)).toString(2)].filter((bit) => bit === '1').length
    if (wanted >= least) hits++
  }
  return [hits, all]
}

describe('chanceOfAtLeast', () => {
  test('an Attack card among the opening cards of Zulu Spears', () => {
    const four = chanceOfAtLeast(1, { size: 54, good: 7, drawn: 4 })
    expect([four.numerator, four.denominator]).toEqual([45962n, 105417n])
    expect(four.value).toBeCloseTo(0.436, 4)
    const five = chanceOfAtLeast(1, { size: 54, good: 7, drawn: 5 })
    expect([five.numerator, five.denominator]).toEqual([542857n, 1054170n])
    expect(five.value).toBeCloseTo(0.515, 3)
  })

  test('four copies in 60 cards, a hand of seven', () => {
    expect(chanceOfAtLeast(1, { size: 60, good: 4, drawn: 7 }).value).toBeCloseTo(0.3995, 4)
  })

  test('agrees with counting all hands of small decks', () => {
    const small = fc
      .integer({ min: 1, max: 9 })
      .chain((size) =>
        fc.tuple(fc.nat(3), fc.constant(size), fc.integer({ min: 0, max: size }), fc.integer({ min: 0, max: size })),
      )
    fc.assert(
      fc.property(small, ([least, size, good, drawn]) => {
        const { numerator, denominator } = chanceOfAtLeast(least, { size, good, drawn })
        const [hits, all] = byCounting(least, size, good, drawn)
        expect(numerator * BigInt(all)).toBe(denominator * BigInt(hits))
      }),
      { numRuns: 60 },
    )
  })

  test('is never above 1, and refuses impossible draws', () => {
    expect(chanceOfAtLeast(0, { size: 10, good: 3, drawn: 5 }).value).toBe(1)
    expect(() => chanceOfAtLeast(1, { size: 1, good: 2, drawn: 1 })).toThrow(RangeError)
    expect(() => chanceOfAtLeast(1, { size: 3, good: 2, drawn: 4 })).toThrow(RangeError)
    expect(() => chanceOfAtLeast(1, { size: 3, good: -1, drawn: 1 })).toThrow(RangeError)
  })
})

test('choose counts subsets', () => {
  expect([choose(5, 0), choose(5, 2), choose(5, 5), choose(5, 6), choose(54, 4)]).toEqual([1n, 10n, 1n, 0n, 316251n])
})

test('exactChance reduces, and its value holds for long numbers', () => {
  expect(exactChance(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n, value: 0.75 })
  expect(exactChance(10n ** 400n, 3n * 10n ** 400n).value).toBeCloseTo(1 / 3, 15)
  expect(exactChance(1n, 321387366339585n).value).toBe(1 / 321387366339585)
  expect(exactChance(2n, 3n ** 100n).value).toBe(3.8806504349652656e-48)
  expect(exactChance(1n, 10n ** 250n).value).toBe(1e-250)
  expect(exactChance(2n ** 60n - 1n, 2n ** 60n).value).toBe(1)
})

test('exactChance gives the nearest number, as a division of numbers does', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 31 }), (a, b) => {
      const [over, under] = a < b ? [a, b] : [b, Math.max(1, a)]
      expect(exactChance(BigInt(over), BigInt(under)).value).toBe(over / under)
    }),
  )
})

test('choices are what choose gives, one after another', () => {
  expect(choices(5, 9)).toEqual([1n, 5n, 10n, 10n, 5n, 1n])
  expect(choices(60, 30)).toEqual(Array.from({ length: 31 }, (_, k) => choose(60, k)))
})
