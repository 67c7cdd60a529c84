import { expect, test } from 'vitest'
import { countsOf } from '../../src/sim/simulation-report.ts'
import { addGame, emptySummary } from '../../src/sim/summary.ts'

const meta = { seats: ['one', 'two'], endings: ['end'], figures: ['lost'] }

test('figures come with mean and spread of the sample, places with attacks a game, the most first', () => {
  const summary = emptySummary(meta, false)
  const game = { ending: 'end', turns: 1, score: 0 }
  addGame(summary, { ...game, winner: 0, figures: [2], fought: { '0401': 1, '1008': 3 } }, undefined)
  addGame(summary, { ...game, figures: [6], fought: { '0401': 1, '0207': 2 } }, undefined)
  const { figures, fought, wins } = countsOf(summary, meta)
  // Of 2 and 6: mean 4, variance ((2-4)^2 + (6-4)^2) / 1 = 8.
  expect(figures).toEqual({ lost: { mean: 4, sd: Math.sqrt(8) } })
  expect(fought).toEqual([
    { place: '1008', attacks: 1.5 },
    { place: '0207', attacks: 1 },
    { place: '0401', attacks: 1 },
  ])
  expect(wins).toEqual({ one: 1, two: 0, draw: 1 })
})

test('rules without figures and places report none', () => {
  const plain = { seats: ['one'], endings: ['end'] }
  const summary = emptySummary(plain, false)
  addGame(summary, { winner: 0, ending: 'end', turns: 1, score: 0 }, undefined)
  expect(Object.keys(countsOf(summary, plain))).toEqual(['games', 'wins', 'winRate', 'turns', 'endings'])
})
