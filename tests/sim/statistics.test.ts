import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { turnStatistics } from '../../src/sim/turn-statistics.ts'
import { halfWidth, wilson } from '../../src/sim/wilson.ts'

describe('wilson', () => {
  // Newcombe 1998, table I: 95 % score intervals without continuity correction.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = wilson(successes, trials)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
    expect(interval.value).toBe(successes / trials)
  })

  test('holds its value, stays in 0..1 and narrows with more trials', () => {
    const counts = fc
      .integer({ min: 1, max: 1_000_000 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)))
    fc.assert(
      fc.property(counts, ([k, n]) => {
        const { value, low, high } = wilson(k, n)
        expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true)
        expect(halfWidth(wilson(4 * k, 4 * n))).toBeLessThan(halfWidth({ value, low, high }))
      }),
    )
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
  })

  test('half the width is in points', () => {
    expect(halfWidth({ value: 0.5, low: 0.4, high: 0.6 })).toBeCloseTo(10, 12)
  })
})

describe('turnStatistics', () => {
  test('mean, deviation and percentiles of a histogram', () => {
    // 1, 2, 2, 3, 4, 4, 4, 8: mean 3.5, squares 36 - 2 = 32 over 7
    const { mean, sd, p5, p50, p95 } = turnStatistics([0, 1, 2, 1, 3, 0, 0, 0, 1])
    expect([mean, p5, p50, p95]).toEqual([3.5, 1, 3, 8])
    expect(sd).toBeCloseTo(Math.sqrt(32 / 7), 12)
  })

  test('percentiles do not stumble over binary fractions: 5 % of 20 games is 1', () => {
    expect(turnStatistics([1, 18, 1])).toMatchObject({ p5: 0, p50: 1, p95: 1 })
  })

  test('no game and one game', () => {
    expect(turnStatistics([])).toEqual({ mean: 0, sd: 0, p5: 0, p50: 0, p95: 0 })
    expect(turnStatistics([0, 0, 1])).toEqual({ mean: 2, sd: 0, p5: 2, p50: 2, p95: 2 })
  })
})
