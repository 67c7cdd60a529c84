import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GridSpec } from '../../../src/game/hex-map.ts'
import { hexDistance, hexGrid, neighboursOf, type HexGrid } from '../../../src/rules/helpers/hex-grid.ts'
import { canSee, hexesBetween } from '../../../src/rules/helpers/hex-sight.ts'

const spec: GridSpec = {
  orientation: 'flat',
  shifted: 'even',
  columns: 25,
  rows: 14,
  firstColumn: 1,
  firstRow: 1,
  shortShifted: true,
  numbers: 'CCRR',
}
const grid = hexGrid(spec)
const at = (id: string): number => grid.indexOf(id) ?? -1
const between = (a: string, b: string): string[] => hexesBetween(grid, at(a), at(b)).map((hex) => grid.ids[hex] ?? '')

/** Hexes whose inside holds a point of the line, looked for at many points. */
function sampled(of: HexGrid, a: number, b: number): number[] {
  const found = new Set<number>()
  for (let i = 1; i < 600; i++) {
    const t = i / 600
    const x = (of.x[a] ?? 0) * (1 - t) + (of.x[b] ?? 0) * t
    const y = (of.y[a] ?? 0) * (1 - t) + (of.y[b] ?? 0) * t
    const near = Array.from({ length: of.count }, (_, hex) => ({
      hex,
      gap: Math.hypot((of.x[hex] ?? 0) - x, (of.y[hex] ?? 0) - y),
    })).sort((p, q) => p.gap - q.gap)
    const [first, second] = near
    // A point on a side is as near to one centre as to another.
    if (first && (!second || second.gap - first.gap > 1e-6)) found.add(first.hex)
  }
  return [...found].filter((hex) => hex !== a && hex !== b).sort((p, q) => p - q)
}

describe('the line of sight', () => {
  it('runs along a side without crossing either hex', () => expect(between('1206', '1006')).toEqual([]))

  it('crosses the hexes that it enters', () => {
    expect(between('1206', '0907')).toEqual(['1006', '1107'])
    expect(between('0101', '0105')).toEqual(['0102', '0103', '0104'])
    expect(between('1206', '1106')).toEqual([])
  })

  it('is blocked by a hex that it crosses, and by no other', () => {
    expect(canSee(grid, at('1206'), at('0907'), [at('1107')])).toBe(false)
    expect(canSee(grid, at('1206'), at('0907'), [at('1106')])).toBe(true)
    expect(canSee(grid, at('1206'), at('1006'), [at('1106')])).toBe(true)
    expect(canSee(grid, at('1206'), at('1106'), [at('1106')])).toBe(true)
  })

  it('finds the same hexes as looking at many points of the line', () => {
    const anyGrid = fc.record<GridSpec>({
      orientation: fc.constantFrom('flat', 'pointy'),
      shifted: fc.constantFrom('even', 'odd'),
      columns: fc.constant(6),
      rows: fc.constant(6),
      firstColumn: fc.constantFrom(0, 1),
      firstRow: fc.constantFrom(0, 1),
      shortShifted: fc.constant(false),
      numbers: fc.constant('CCRR'),
    })
    fc.assert(
      fc.property(anyGrid, fc.nat(35), fc.nat(35), (any, a, b) => {
        const of = hexGrid(any)
        // At the rim a point of a side has but one hex of the map beside it; sampling would take it for the inside.
        fc.pre(neighboursOf(of, a).length === 6 && neighboursOf(of, b).length === 6)
        expect(hexesBetween(of, a, b)).toEqual(a === b ? [] : sampled(of, a, b))
      }),
      { numRuns: 40 },
    )
  })

  it('runs along a side at the rim without crossing the one hex that is on the map', () => {
    const pointy = hexGrid({ ...spec, orientation: 'pointy', columns: 6, rows: 6, shortShifted: false })
    const line = (a: string, b: string): number[] =>
      hexesBetween(pointy, pointy.indexOf(a) ?? -1, pointy.indexOf(b) ?? -1)
    expect([line('0101', '0103'), line('0102', '0104')].map((found) => found.length)).toEqual([0, 0])
  })

  it('is the same from both ends', () => {
    fc.assert(
      fc.property(fc.nat(337), fc.nat(337), (a, b) => {
        expect(hexesBetween(grid, a, b)).toEqual(hexesBetween(grid, b, a))
        expect(hexesBetween(grid, a, b).length).toBeLessThanOrEqual(2 * hexDistance(grid, a, b))
      }),
    )
  })
})
