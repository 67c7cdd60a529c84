import fc from 'fast-check'
import { expect, it } from 'vitest'
import { thousands } from '../../src/kernel/thousands.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [12345.678, '12,345.7'],
  [-0.01, '0'],
])('%d is written %s', (value, text) => expect(thousands(value)).toBe(text))

it('agrees with the rules of the English language', () => {
  const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(thousands(value)).toBe(english.format(value))
    }),
  )
})
