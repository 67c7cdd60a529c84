import { describe, expect, test } from 'vitest'
import { seededRng } from '../../../src/rules/rng.ts'
import { effectOf, varianceOf } from '../../../src/sim/compare/effect.ts'
import { logLikelihood } from '../../../src/sim/compare/likelihood.ts'
import { addPair, byDifference, emptyPairs, mergePairs, outcomesOf } from '../../../src/sim/compare/pair-counts.ts'

const result = (winner?: number) => ({ winner, ending: 'end', turns: 1, score: 0 })

/** Counts from `base/changed` winners; seat 0 is looked at, `x` is a draw. */
function counted(...outcomes: readonly string[]) {
  const counts = emptyPairs()
  const seat = (name = '') => (name === 'x' ? undefined : Number(name))
  outcomes.forEach((outcome, game) => {
    const [base, changed] = outcome.split('/')
    addPair(counts, 0, game, [result(seat(base)), result(seat(changed))])
  })
  return counts
}

describe('pairs', () => {
  test('are counted by outcome and difference, and the first three that somebody else won are kept', () => {
    const counts = counted('0/0', '0/1', '1/0', 'x/0', 'x/1', '1/1', '0/x', 'x/x')
    expect(byDifference(counts)).toEqual([1, 2, 3, 1, 1])
    expect(outcomesOf(counts, 0)).toEqual({ won: 3, drawn: 3, lost: 2 })
    expect(outcomesOf(counts, 1)).toEqual({ won: 3, drawn: 2, lost: 3 })
    expect(counts.turned).toEqual([1, 2, 3])
  })

  test('of two stretches add up to those of both', () => {
    const first = counted('0/0', '0/1')
    mergePairs(first, { ...counted('1/0', '1/1', '0/1', '1/0'), turned: [2, 4, 5] })
    const whole = counted('0/0', '0/1', '1/0', '1/1', '0/1', '1/0')
    expect(first).toEqual({ ...whole, turned: [1, 2, 4] })
  })
})

describe('likelihood of a mean', () => {
  test('is that of the best distribution, found by search', () => {
    // Shares of -1, 0, 1 with mean 0.1: p, 1 - 2p - 0.1, p + 0.1; p is searched.
    const [lost, same, won] = [30, 200, 20]
    const log = (p: number) => lost * Math.log(p) + same * Math.log(0.9 - 2 * p) + won * Math.log(p + 0.1)
    const best = Math.max(...Array.from({ length: 4400 }, (_, i) => log((i + 1) / 10_000)))
    const free = lost * Math.log(30 / 250) + same * Math.log(200 / 250) + won * Math.log(20 / 250)
    expect(logLikelihood([lost, 0, same, 0, won], 0.1)).toBeCloseTo(best - free, 4)
  })

  test('is 0 at the mean itself, and counts a difference that was never seen', () => {
    expect(logLikelihood([30, 10, 200, 10, 50], 20 / 300)).toBeCloseTo(0, 9)
    expect(logLikelihood([0, 0, 100, 0, 0], 0.02)).toBeCloseTo(100 * Math.log(0.98), 6)
    expect(logLikelihood([0, 0, 100, 0, 0], -0.02)).toBeCloseTo(100 * Math.log(0.98), 6)
  })
})

describe('effect', () => {
  test('without any difference is exactly 0, and its interval as wide as the number of pairs allows', () => {
    const counts = emptyPairs()
    counts.table[0] = 1000
    const { points, low, high, pairs } = effectOf(counts, 'zulu')
    expect([points, pairs]).toEqual([0, 1000])
    // (1 - m)^1000 = exp(-3.841 / 2)
    expect(high).toBeCloseTo(100 * (1 - Math.exp(-3.841458820694124 / 2000)), 6)
    expect(low).toBeCloseTo(-high, 9)
  })

  test('agrees with the usual interval where there are many pairs', () => {
    const counts = emptyPairs()
    counts.table[6] = 5000
    counts.table[0] = 88_000
    counts.table[2] = 7000
    const { points, low, high } = effectOf(counts, 'zulu')
    expect(points).toBeCloseTo(2, 9)
    const half = 1.959964 * Math.sqrt((0.12 - 0.02 ** 2) / 100_000) * 100
    expect([low, high].map((end) => end.toFixed(2))).toEqual([(2 - half).toFixed(2), (2 + half).toFixed(2)])
  })

  test('holds the true difference in 95 of 100 batches, also when differences are rare', () => {
    for (const [lost, won] of [
      [0.001, 0.003],
      [0.05, 0.08],
    ] as const) {
      const rng = seededRng(8, 8)
      let held = 0
      for (let batch = 0; batch < 400; batch++) {
        const counts = emptyPairs()
        for (let i = 0; i < 2000; i++) {
          const at = rng.pick(1e6) / 1e6
          counts.table[at < lost ? 6 : at < lost + won ? 2 : 0]!++
        }
        const { low, high } = effectOf(counts, 'zulu')
        if (low <= 100 * (won - lost) && 100 * (won - lost) <= high) held++
      }
      // Standard error of 400 batches: 1.1 points.
      expect(held / 400).toBeGreaterThan(0.917)
      expect(held / 400).toBeLessThan(0.983)
    }
  })

  test('variances: of single pairs, and as if their games had nothing in common', () => {
    const { naive, paired } = varianceOf(counted('0/0', '0/1', '1/1', '1/1'))
    expect(naive).toBeCloseTo(1 / 4 + 3 / 16, 12)
    expect(paired).toBeCloseTo(1 / 4 - 1 / 16, 12)
  })
})
