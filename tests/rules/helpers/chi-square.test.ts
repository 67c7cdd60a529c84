import { describe, expect, test } from 'vitest'
import { chiSquareTail, fitOf } from '../../../src/rules/helpers/chi-square.ts'

describe('chiSquareTail', () => {
  // Quantiles of the printed tables.
  test.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [11.07, 5, 0.05],
    [18.307, 10, 0.05],
    [29.588, 10, 0.001],
    [124.342, 100, 0.05],
    [0.711, 4, 0.95],
  ])('%f with %i degrees of freedom is exceeded with chance %f', (value, freedom, chance) => {
    expect(chiSquareTail(value, freedom)).toBeCloseTo(chance, 4)
  })

  test('with two degrees of freedom it is exp(-x/2)', () => {
    for (const x of [0.1, 1, 5, 20, 60]) expect(chiSquareTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12)
  })
})

describe('fitOf', () => {
  test('perfect counts fit, wrong ones do not', () => {
    expect(fitOf([10, 20, 30], [10, 20, 30])).toBe(1)
    expect(fitOf([30, 20, 10], [20, 20, 20])).toBeCloseTo(Math.exp(-5), 10)
  })

  test('throws small cells together, and finds what should not be there at all', () => {
    expect(fitOf([50, 50, 1, 2], [50, 50, 1, 2])).toBe(1)
    expect(fitOf([50, 50, 9], [55, 55, 0])).toBe(0)
  })
})
