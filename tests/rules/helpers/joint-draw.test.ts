import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOfAtLeast } from '../../../src/rules/helpers/hypergeometric.ts'
import { jointChance, type CardClass } from '../../../src/rules/helpers/joint-draw.ts'

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

  it('knows empty decks and refuses impossible draws', () => {
    expect(jointChance([], [], 0).value).toBe(1)
    expect(jointChance([], [1], 0).value).toBe(0)
    expect(() => jointChance([{ size: 1, serves: [0] }], [1], 2)).toThrow(RangeError)
    expect(() => jointChance([{ size: -1, serves: [0] }], [1], 0)).toThrow(RangeError)
  })
})
