import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dotGrid, dotsInRow } from '../../../src/components/roster/dot-grid.ts'
import { figureAt } from '../../../src/game/roster-sums.ts'

it('stands few figures in a row and many in a block', () => {
  expect([1, 3, 9].map((perStand) => dotsInRow(perStand, 3, 98))).toEqual([1, 3, 9])
  expect([10, 12, 20, 36].map((perStand) => dotsInRow(perStand, 1, 98))).toEqual([5, 4, 5, 6])
})

it('puts six stands of twenty side by side, four figures wide, where five would have room at five', () => {
  // Five across: 5 x 3.3 + 1.4 = 17.9 mm a stand, so 97.5 mm for five and 117.4 mm for six; four across 14.6, so 97.6 mm for six.
  expect([dotsInRow(20, 5, 97.8), dotsInRow(20, 6, 97.8)]).toEqual([5, 4])
  expect(dotGrid({ stands: 6, perStand: 20, perRow: 4 }, 97.8)).toMatchObject({ perLine: 6 })
  expect(dotGrid({ stands: 6, perStand: 20, perRow: 4 }, 97.8).width).toBeCloseTo(97.6)
})

it('keeps every frame in its room, in lines of like length', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 45, max: 200 }),
      (stands, perStand, room) => {
        const perRow = dotsInRow(perStand, stands, room)
        const grid = dotGrid({ stands, perStand, perRow }, room)
        expect(grid.width).toBeLessThanOrEqual(room + 1e-6)
        const lines = Math.ceil(stands / grid.perLine)
        expect(lines * grid.perLine - stands).toBeLessThan(lines)
        expect(grid.frame.height).toBeCloseTo(Math.ceil(perStand / perRow) * grid.pitch + 2 * grid.margin)
      },
    ),
  )
})

it('finds the figure with which a share is lost', () => {
  // Nine figures: half is 4.5, so the fifth; three quarters 6.75, so the seventh. Of 120 the 60th and the 90th.
  expect([figureAt(50, 9), figureAt(75, 9), figureAt(50, 120), figureAt(75, 120), figureAt(50, 1)]).toEqual([
    5, 7, 60, 90, 1,
  ])
})
