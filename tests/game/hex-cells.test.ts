import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areNeighbours, hexCells, hexId } from '../../src/game/hex-cells.ts'
import type { GridSpec } from '../../src/game/hex-map.ts'
import { hexDistance, hexGrid } from '../../src/rules/helpers/hex-grid.ts'

const grid: GridSpec = {
  orientation: 'flat',
  shifted: 'even',
  columns: 3,
  rows: 2,
  firstColumn: 9,
  firstRow: 1,
  shortShifted: true,
  numbers: 'CCRR',
}
const ids = (changes: Partial<GridSpec>): string[] => hexCells({ ...grid, ...changes }).map(({ id }) => id)

describe('the places of a grid', () => {
  it('keep leading zeros, and leave out the last hex of short lines', () => {
    expect(ids({})).toEqual(['0901', '0902', '1001', '1101', '1102'])
    expect(ids({ shifted: 'odd' })).toEqual(['0901', '1001', '1002', '1101'])
    expect(ids({ shortShifted: false })).toHaveLength(6)
  })

  it('shorten rows on a pointy grid', () =>
    expect(ids({ orientation: 'pointy', firstColumn: 1 })).toEqual(['0101', '0102', '0201', '0202', '0301']))

  it('are numbered in other ways', () => {
    expect(hexId('RRCC', 3, 14)).toBe('1403')
    expect(hexId('CC.RR', 3, 14)).toBe('03.14')
    expect(hexId('ARR', 3, 4)).toBe('C04')
    expect(hexId('AR', 27, 4)).toBe('AA4')
    expect(hexId('CCRR', 103, 4)).toBe('10304')
  })
})

describe('neighbours', () => {
  it('are those that the geometry of the grid gives', () => {
    const anyGrid = fc.record<GridSpec>({
      orientation: fc.constantFrom('flat', 'pointy'),
      shifted: fc.constantFrom('even', 'odd'),
      columns: fc.integer({ min: 1, max: 7 }),
      rows: fc.integer({ min: 1, max: 7 }),
      firstColumn: fc.integer({ min: 0, max: 2 }),
      firstRow: fc.integer({ min: 0, max: 2 }),
      shortShifted: fc.boolean(),
      numbers: fc.constant('CCRR'),
    })
    fc.assert(
      fc.property(anyGrid, (spec) => {
        const geometry = hexGrid(spec)
        const cells = hexCells(spec)
        cells.forEach((a, i) =>
          cells.forEach((b, j) => expect(areNeighbours(spec, a, b)).toBe(hexDistance(geometry, i, j) === 1)),
        )
      }),
      { numRuns: 50 },
    )
  })
})
