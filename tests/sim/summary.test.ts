import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addGame, emptySummary, mergeSummary, type Summary } from '../../src/sim/summary.ts'

const result = fc.record({
  winner: fc.constantFrom(0, 1, undefined),
  ending: fc.constantFrom('a', 'b'),
  turns: fc.nat(60),
  score: fc.nat(100),
  figures: fc.tuple(fc.nat(9), fc.nat(9)),
  fought: fc.dictionary(fc.constantFrom('0101', '0102', '1008'), fc.nat(9)),
})

const empty = (): Summary =>
  emptySummary({ seats: ['one', 'two'], endings: ['a', 'b'], figures: ['lost', 'won'] }, true)

test('a summary counts games, winners, endings and turns', () => {
  const summary = empty()
  addGame(summary, { winner: 0, ending: 'a', turns: 2, score: 0, figures: [3, 1], fought: { '1008': 2 } }, 7)
  addGame(
    summary,
    { winner: 1, ending: 'b', turns: 0, score: 50, figures: [5, 0], fought: { '0101': 1, '1008': 4 } },
    4_294_967_295,
  )
  addGame(summary, { ending: 'b', turns: 2, score: 50 }, 1)
  // ((7 * 31 + 4294967295) * 31 + 1) modulo 2^32
  expect(summary).toEqual({
    games: 3,
    wins: [1, 1],
    draws: 1,
    endings: { a: 1, b: 2 },
    turns: [1, 0, 2],
    figures: [
      { sum: 8, squares: 34 },
      { sum: 1, squares: 1 },
    ],
    fought: { '0101': 1, '1008': 6 },
    fold: 6697,
  })
})

test('shares add up to what one run counts, wherever they are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(result, fc.nat(2 ** 31)), { maxLength: 60 }),
      fc.array(fc.nat(60), { maxLength: 4 }),
      (games, cuts) => {
        const whole = empty()
        for (const [game, term] of games) addGame(whole, game, term)
        const ends = [0, ...cuts.map((cut) => Math.min(cut, games.length)), games.length].sort((a, b) => a - b)
        const merged = empty()
        ends.slice(1).forEach((end, i) => {
          const share = empty()
          for (const [game, term] of games.slice(ends[i], end)) addGame(share, game, term)
          mergeSummary(merged, share)
        })
        expect(merged).toEqual(whole)
      },
    ),
  )
})

test('without a fold there is none', () => {
  const summary = emptySummary({ seats: ['one', 'two'], endings: [] }, false)
  addGame(summary, { winner: 1, ending: 'x', turns: 1, score: 0 }, undefined)
  mergeSummary(summary, emptySummary({ seats: ['one', 'two'], endings: [] }, false))
  expect(summary.fold).toBeUndefined()
  expect(summary.endings).toEqual({ x: 1 })
})
