import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceChance, diceResults, diceWays } from '../../../src/rules/helpers/dice-chance.ts'

describe('diceWays', () => {
  it('knows that sums of dice are not even', () => {
    expect(diceWays({ count: 1, sides: 6 })).toEqual([1n, 1n, 1n, 1n, 1n, 1n])
    expect(diceWays({ count: 2, sides: 6 })).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n])
    expect(diceWays({ count: 3, sides: 2 })).toEqual([1n, 3n, 3n, 1n])
  })

  it('has each throw once, and is even from both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 20 }), (count, sides) => {
        const ways = diceWays({ count, sides })
        expect(ways).toHaveLength(count * (sides - 1) + 1)
        expect(ways.reduce((sum, number) => sum + number, 0n)).toBe(BigInt(sides) ** BigInt(count))
        expect([...ways].reverse()).toEqual(ways)
      }),
    )
  })
})

describe('diceResults', () => {
  it('adds faces, from the least sum on', () => {
    expect([...diceResults({ count: 2, sides: 3 })]).toEqual([
      [2, 1n],
      [3, 2n],
      [4, 3n],
      [5, 2n],
      [6, 1n],
    ])
  })

  it('reads d66 as tens and ones: 36 results, none with a 0, 7, 8 or 9, each thrown in one way', () => {
    const results = diceResults({ count: 2, sides: 6, digits: true })
    const expected = Array.from({ length: 100 }, (_, n) => n).filter((n) => /^[1-6][1-6]$/.test(String(n)))
    expect([...results.keys()]).toEqual(expected)
    expect(new Set(results.values())).toEqual(new Set([1n]))
  })
})

describe('diceChance', () => {
  it('of d66 counts only what can be thrown: 11-26 is a third', () => {
    const chance = diceChance({ count: 2, sides: 6, digits: true }, (result) => 11 <= result && result <= 26)
    expect([chance.numerator, chance.denominator]).toEqual([1n, 3n])
  })

  it('is that of the sum of two dice, not that of the width of a range', () => {
    const ranges = [
      [2, 2],
      [3, 3],
      [4, 5],
      [6, 8],
      [9, 10],
      [11, 11],
      [12, 12],
    ] as const
    const of36 = ranges.map(([from, to]) => {
      const { numerator, denominator } = diceChance({ count: 2, sides: 6 }, (sum) => from <= sum && sum <= to)
      return Number(numerator * (36n / denominator))
    })
    expect(of36).toEqual([1, 2, 7, 16, 7, 2, 1])
  })

  it('agrees with counting every throw of two dice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 30 }), (sides, most) => {
        let good = 0
        for (let a = 1; a <= sides; a++) for (let b = 1; b <= sides; b++) if (a + b <= most) good++
        const chance = diceChance({ count: 2, sides }, (sum) => sum <= most)
        expect(chance.value).toBeCloseTo(good / sides ** 2, 12)
      }),
    )
  })
})
