import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planPicture } from '../../../src/output/tts/picture-plan.ts'

const nothing = (count: number) => Array.from({ length: count }, () => undefined)

it.each([
  // A poker card alone: 300 dpi. 70 of them must be 10 x 7, and 4096 / 10 = 409 wide, 4096 / 7 = 585 high: the width decides.
  [1, 1, 1, 750, 1050],
  [8, 4, 2, 750, 1050],
  [70, 10, 7, 409, 573],
])('%d poker cards stand in %d columns and %d rows of %d x %d pixels', (count, columns, rows, width, height) => {
  const plan = planPicture('deck', nothing(count), { width: 63.5, height: 88.9 })
  expect([plan.columns, plan.rows, plan.width, plan.height]).toEqual([columns, rows, width, height])
})

it('has room for all, within what the program takes, without stretching anything', () => {
  const size = fc.record({
    width: fc.double({ min: 5, max: 900, noNaN: true }),
    height: fc.double({ min: 5, max: 900, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 70 }),
      size,
      fc.integer({ min: 72, max: 1200 }),
      (count, { width, height }, dpi) => {
        const plan = planPicture('deck', nothing(count), { width, height }, dpi)
        expect(plan.columns).toBeLessThanOrEqual(10)
        expect(plan.rows).toBeLessThanOrEqual(7)
        expect(plan.columns * plan.rows).toBeGreaterThanOrEqual(count)
        expect(Math.max(plan.columns * plan.width, plan.rows * plan.height)).toBeLessThanOrEqual(4096)
        expect(plan.dpi).toBeLessThanOrEqual(dpi)
        // Either side is at most a pixel short of what the other asks for.
        const perMm = Math.max(plan.width / width, plan.height / height)
        expect(plan.width).toBeGreaterThan(perMm * width - 1.001)
        expect(plan.height).toBeGreaterThan(perMm * height - 1.001)
      },
    ),
  )
})
