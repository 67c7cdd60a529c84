import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textWidths } from '../../../src/components/table/text-widths.ts'

it('gives the modest what they need and the others equal shares', () => {
  expect(textWidths([10, 90, 80], 100)).toEqual([10, 45, 45])
  expect(textWidths([10, 20], 50)).toEqual([20, 30])
  expect(textWidths([], 50)).toEqual([])
})

it('always fills the room, and favours no column that needs less', () => {
  const needs = fc.array(fc.double({ min: 1, max: 200, noNaN: true }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(needs, fc.double({ min: 20, max: 300, noNaN: true }), (wanted, room) => {
      const widths = textWidths(wanted, room)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(room, 6)
      const share = room / wanted.length
      widths.forEach((width, i) => {
        expect(width).toBeGreaterThanOrEqual(Math.min(wanted[i]!, share) - 1e-6)
        wanted.forEach((other, n) => {
          if (other > wanted[i]!) expect(widths[n]!).toBeGreaterThanOrEqual(width - 1e-6)
        })
      })
    }),
  )
})
