import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rackPanels, rackSection } from '../../../src/components/rack/rack-panels.ts'

it('folds to a closed section whose valley lies on the base', () => {
  fc.assert(
    fc.property(fc.double({ min: 8, max: 50, noNaN: true }), (size) => {
      const { base, back, slope, lip, front } = rackPanels(size)
      // Walk round with the panels' lengths: foot, ridge, valley, ridge, foot.
      const [backFoot, backRidge, valley, lipRidge, frontFoot] = rackSection(size)
      const walk = [
        [backFoot, backRidge, back],
        [backRidge, valley, slope],
        [valley, lipRidge, lip],
        [lipRidge, frontFoot, front],
        [frontFoot, backFoot, base],
      ] as const
      for (const [from, to, length] of walk) expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(length, 9)
      expect([valley.y, backFoot.y, frontFoot.y]).toEqual([0, 0, 0])
      expect(backFoot.x).toBeLessThan(valley.x)
      expect(valley.x).toBeLessThan(frontFoot.x)
    }),
  )
})

it('holds a chit: the slope is as high as it, the lip hides less than its lowest fifth', () => {
  const { slope, lip } = rackPanels(15)
  expect(slope).toBeCloseTo(15, 9)
  expect(lip).toBeCloseTo(3, 9)
  const [, backRidge, , lipRidge] = rackSection(15)
  expect(lipRidge.y).toBeLessThan(backRidge.y / 4)
  // Both lean out, so that the valley opens upwards for a chit of 2 mm.
  expect(lipRidge.x - 0).toBeGreaterThan(1)
  expect(backRidge.x).toBeLessThan(0)
})
