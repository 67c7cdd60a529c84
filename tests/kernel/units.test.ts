import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MM_PER_PT, PT_PER_MM, decimal, micrometres } from '../../src/kernel/units.ts'

it('converts a poker card to points exactly', () => {
  expect(63.5 * PT_PER_MM).toBeCloseTo(180, 10)
  expect(88.9 * PT_PER_MM).toBeCloseTo(252, 10)
  expect(72 * MM_PER_PT).toBeCloseTo(25.4, 10)
})

it('decides exact fits on whole micrometres', () => {
  expect(micrometres(63.5) * 3).toBe(micrometres(190.5))
  expect(micrometres(0.1) + micrometres(0.2)).toBe(micrometres(0.3))
})

it('writes numbers without noise', () => {
  expect([0.1 + 0.2, -0.0001, 1e-9, 12, 1.23456].map((v) => decimal(v))).toEqual(['0.3', '0', '0', '12', '1.235'])
})

it('writes a number that reads back within half a unit of its last place, never in exponent form', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, digits) => {
      const text = decimal(value, digits)
      expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9)
      if (digits < 6) expect(text).toMatch(/^-?\d+(\.\d+)?$/)
    }),
  )
})
