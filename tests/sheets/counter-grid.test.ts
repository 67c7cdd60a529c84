import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterGrid } from '../../src/sheets/counter-grid.ts'
import type { GridRequest } from '../../src/sheets/fit-grid.ts'
import { paperOf } from './support/sample-deck.ts'

const request = (size: number, paper = 'a4', gutterfold = false): GridRequest => ({
  sheet: 'counters',
  format: { width: size, height: size, bleed: 1.5 },
  paper: paperOf(paper),
  gap: 0,
  gutterfold,
})
const shape = (wanted: GridRequest, count: number) => {
  const { value } = counterGrid(wanted, count)
  return value && [value.columns, value.rows, value.landscape ? 'landscape' : 'portrait', value.left, value.top]
}

describe('the grid of a counter sheet', () => {
  it('holds 176 counters in 16 columns and 11 rows on one landscape page of A4 or Letter, in every usual size', () => {
    // (297 - 16 x 15) / 2 and (210 - 11 x 15) / 2
    expect(shape(request(15), 176)).toEqual([16, 11, 'landscape', 28_500, 22_500])
    expect(shape(request(15, 'letter'), 176)).toEqual([16, 11, 'landscape', 19_700, 25_450])
    expect(shape(request(12.7), 176)?.slice(0, 3)).toEqual([16, 11, 'landscape'])
    expect(shape(request(15.875), 176)?.slice(0, 3)).toEqual([16, 11, 'landscape'])
  })

  it('is as wide as the pieces allow when they fill one row, and full when they need several sheets', () => {
    expect(shape(request(15), 10)?.slice(0, 2)).toEqual([10, 1])
    const full = shape(request(15), 1000)?.slice(0, 2) as number[]
    // 297 - 2 x 10.5 and 210 - 2 x 15 hold 18 x 12 = 216; upright, 12 x 17 = 204.
    expect(full).toEqual([18, 12])
    expect(shape(request(15), 217)?.slice(0, 2)).toEqual([18, 12])
  })

  it('leaves room for the whole marks and wastes least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 260 }),
        fc.constantFrom(12.7, 15, 15.875, 20),
        fc.constantFrom('a4', 'letter', 'legal'),
        fc.boolean(),
        (count, size, paper, gutterfold) => {
          const grid = counterGrid(request(size, paper, gutterfold), count).value!
          expect(grid.left).toBeGreaterThanOrEqual(5_000 + 5_500)
          expect(grid.top).toBeGreaterThanOrEqual(5_000 + 4_500 + 5_500)
          if (grid.columns * grid.rows < count) return
          // No shape with the same columns holds them in fewer rows.
          expect(grid.columns * (grid.rows - 1)).toBeLessThan(count)
        },
      ),
    )
  })

  it('takes a grid that the format asks for, and falls back to narrow margins on small paper', () => {
    const format = { width: 15, height: 15, bleed: 1.5, columns: 3, rows: 2 }
    expect(shape({ ...request(15), format }, 4)?.slice(0, 2)).toEqual([3, 2])
    expect(shape(request(40, '50x50mm'), 4)?.slice(0, 2)).toEqual([1, 1])
    expect(counterGrid(request(60, '50x50mm'), 4).diagnostics.map(({ code }) => code)).toEqual([
      'sheets/piece-too-large',
    ])
  })
})
