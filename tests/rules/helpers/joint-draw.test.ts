import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOfAtLeast, choose, exactChance } from '../../../src/rules/helpers/hypergeometric.ts'
import { jointChance, jointChances, type CardClass } from '../../../src/rules/helpers/joint-draw.ts'

/** Counts hands one by one: each card is a bit. */
function byCounting(classes: readonly CardClass[], least: readonly number[], drawn: number): [bigint, bigint] {
  const cards = classes.flatMap(({ size, serves }) => Array.from({ length: size }, () => serves))
  let good = 0n
  let all = 0n
  for (let hand = 0; hand < 2 ** cards.length; hand++) {
    const held = cards.filter((_, i) => (hand >> i) % 2 === 1)
    if (held.length !== drawn) continue
    all++
    if (least.every((number, want) => held.filter((serves) => serves.includes(want)).length >= number)) good++
  }
  return [good, all]
}

describe('jointChance', () => {
  it('agrees with counting every hand, also where a card serves several wants', () => {
    const classes = fc.array(fc.record({ size: fc.nat(4), serves: fc.uniqueArray(fc.nat(2), { maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(classes, fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), fc.nat(12), (cards, least, draw) => {
        const size = cards.reduce((sum, { size: n }) => sum + n, 0)
        const drawn = Math.min(size, draw)
        const { numerator, denominator, value } = jointChance(cards, least, drawn)
        const [good, all] = byCounting(cards, least, drawn)
        expect(numerator * all).toBe(denominator * good)
        expect(value).toBeLessThanOrEqual(1)
      }),
      { numRuns: 80 },
    )
  })

  it('is the chance of one want where there is only one', () => {
    const classes = [
      { size: 7, serves: [0] },
      { size: 47, serves: [] },
    ]
    expect(jointChance(classes, [2], 6)).toEqual(chanceOfAtLeast(2, { size: 54, good: 7, drawn: 6 }))
  })

  it('answers many draws at once, of decks as large as they may be', () => {
    const classes = [
      { size: 200, serves: [0] },
      { size: 1000, serves: [1] },
      { size: 3800, serves: [] },
    ]
    // Summed over both kinds with Python's `fractions` and `math.comb`, and rounded by it.
    const values = (least: readonly number[], ...draws: number[]) =>
      jointChances(classes, least, draws).map(({ value }) => value)
    expect(values([15, 70], 300, 0, 5000)).toEqual([0.013040141902812597, 0, 1])
    expect(values([8, 20], 30)).toEqual([4.34790441328191e-17])
    expect(values([100, 200], 300)).toEqual([3.533257556191183e-217])
  })

  it('remembers no more than wants that are half served', () => {
    // Each of ten wants has a class of its own and one that it shares with the next: 21^10 ways to be half served, if all were remembered.
    const classes = Array.from({ length: 10 }, (_, i) => [
      { size: 30, serves: [i] },
      { size: 10, serves: i < 9 ? [i, i + 1] : [] },
    ]).flat()
    const least = classes.flatMap((_, i) => (i < 10 ? [20] : []))
    expect(jointChance(classes, least, 400).value).toBe(1)
    // The fewest cards that do: all 90 that are shared, and ten more at either end.
    expect(jointChance(classes, least, 109).value).toBe(0)
    expect(jointChance(classes, least, 110)).toEqual(exactChance(choose(30, 10) ** 2n, choose(400, 110)))
  })

  it('knows empty decks and refuses impossible draws', () => {
    expect(jointChance([], [], 0).value).toBe(1)
    expect(jointChance([], [1], 0).value).toBe(0)
    expect(() => jointChance([{ size: 1, serves: [0] }], [1], 2)).toThrow(RangeError)
    expect(() => jointChance([{ size: -1, serves: [0] }], [1], 0)).toThrow(RangeError)
  })
})
