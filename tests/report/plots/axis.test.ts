import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisOf, tickText } from '../../../src/report/plots/axis.ts'

it('labels round values and lays them in proportion', () => {
  const axis = axisOf([16.3, 23.1], [0, 400])
  expect(axis.ticks).toEqual([16, 18, 20, 22, 24])
  expect([axis.at(16), axis.at(20), axis.at(24)]).toEqual([0, 200, 400])
  expect(axisOf([-0.12, 0.31], [0, 1]).ticks).toEqual([-0.2, 0, 0.2, 0.4])
  expect(tickText(-0.25, 2)).toBe('−0.25')
})

it('holds every value between its ends, equal ones too', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const axis = axisOf([low, high], [0, 100])
      expect(axis.ticks.length).toBeGreaterThan(1)
      expect(axis.ticks.length).toBeLessThan(9)
      expect(axis.at(low)).toBeGreaterThan(-1e-3)
      expect(axis.at(high)).toBeLessThan(100 + 1e-3)
    }),
  )
})
