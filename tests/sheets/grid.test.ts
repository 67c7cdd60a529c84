import fc from 'fast-check'
import { expect, it } from 'vitest'
import { behind, capacity, cellAt, turningAxis, turnOfBacks, type Grid } from '../../src/sheets/grid.ts'

const grid = (changes: Partial<Grid> = {}): Grid => ({
  page: { width: 210_000, height: 297_000 },
  landscape: false,
  columns: 3,
  rows: 3,
  piece: { width: 63_500, height: 88_900 },
  gap: 0,
  left: 9750,
  top: 15_150,
  ...changes,
})

it('fills row by row', () => {
  expect([0, 2, 3, 8].map((n) => cellAt(grid(), n))).toEqual([
    { column: 0, row: 0, x: 9750, y: 15_150 },
    { column: 2, row: 0, x: 136_750, y: 15_150 },
    { column: 0, row: 1, x: 9750, y: 104_050 },
    { column: 2, row: 2, x: 136_750, y: 192_950 },
  ])
  expect(cellAt(grid({ gap: 2000 }), 4)).toMatchObject({ x: 9750 + 65_500, y: 15_150 + 90_900 })
  expect(capacity(grid())).toBe(9)
})

it('knows the axis of each flip', () => {
  const landscape = grid({ landscape: true, page: { width: 297_000, height: 210_000 } })
  expect(turningAxis(grid(), 'long-edge')).toBe('vertical')
  expect(turningAxis(grid(), 'short-edge')).toBe('horizontal')
  expect(turningAxis(landscape, 'long-edge')).toBe('horizontal')
  expect(turningAxis(landscape, 'short-edge')).toBe('vertical')
  expect(turningAxis(grid({ fold: 'horizontal' }), 'gutterfold')).toBe('horizontal')
  expect(turningAxis(grid(), 'none')).toBeUndefined()
  expect([turnOfBacks('vertical'), turnOfBacks('horizontal')]).toEqual([0, 180])
})

it('mirrors a block that stands off centre at the page, not at itself', () => {
  // Legal, 5 x 4 counters of 12.7 mm from x = 10: the back block runs from 142.4 to 205.9.
  const legal = grid({
    page: { width: 215_900, height: 355_600 },
    columns: 5,
    rows: 4,
    piece: { width: 12_700, height: 12_700 },
    left: 10_000,
    top: 20_000,
  })
  const xs = Array.from({ length: 20 }, (_, n) => behind(legal, cellAt(legal, n), 'vertical').x)
  expect([Math.min(...xs), Math.max(...xs) + 12_700]).toEqual([142_400, 205_900])
})

it('property: turning twice changes nothing', () => {
  const axis = fc.constantFrom('vertical' as const, 'horizontal' as const)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 8 }), axis, (left, n, about) => {
      const g = grid({ left })
      const cell = cellAt(g, n)
      expect(behind(g, behind(g, cell, about), about)).toEqual(cell)
    }),
  )
})
