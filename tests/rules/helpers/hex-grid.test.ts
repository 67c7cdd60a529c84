import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GridSpec } from '../../../src/game/hex-map.ts'
import { cornersOf, hexDistance, hexGrid, neighboursOf, type HexGrid } from '../../../src/rules/helpers/hex-grid.ts'

const battle: GridSpec = {
  orientation: 'flat',
  shifted: 'even',
  columns: 25,
  rows: 14,
  firstColumn: 1,
  firstRow: 1,
  shortShifted: true,
  numbers: 'CCRR',
}
const anyGrid = fc.record<GridSpec>({
  orientation: fc.constantFrom('flat', 'pointy'),
  shifted: fc.constantFrom('even', 'odd'),
  columns: fc.integer({ min: 1, max: 9 }),
  rows: fc.integer({ min: 1, max: 9 }),
  firstColumn: fc.integer({ min: 0, max: 3 }),
  firstRow: fc.integer({ min: 0, max: 3 }),
  shortShifted: fc.boolean(),
  numbers: fc.constant('CCRR'),
})

function at(grid: HexGrid, id: string): number {
  const hex = grid.indexOf(id)
  if (hex === undefined) throw new Error(`no hex ${id}`)
  return hex
}
const around = (grid: HexGrid, id: string): string =>
  neighboursOf(grid, at(grid, id))
    .map((hex) => grid.ids[hex])
    .sort()
    .join(' ')
const apart = (grid: HexGrid, a: string, b: string): number => hexDistance(grid, at(grid, a), at(grid, b))
const gap = (grid: HexGrid, a: number, b: number): number =>
  Math.hypot((grid.x[a] ?? NaN) - (grid.x[b] ?? NaN), (grid.y[a] ?? NaN) - (grid.y[b] ?? NaN))

/** Fewest steps from a hex to all others, walked from neighbour to neighbour. */
function walk(grid: HexGrid, from: number): number[] {
  const steps = Array.from({ length: grid.count }, () => Infinity)
  steps[from] = 0
  for (const queue = [from]; queue.length > 0;) {
    const hex = queue.shift() ?? 0
    for (const next of neighboursOf(grid, hex)) {
      if (steps[next] !== Infinity) continue
      steps[next] = (steps[hex] ?? 0) + 1
      queue.push(next)
    }
  }
  return steps
}

describe('the numbering', () => {
  it('gives neighbours and distances for even and for odd columns moved down', () => {
    const odd = hexGrid({ ...battle, shifted: 'odd' })
    expect(around(hexGrid(battle), '0304')).toBe('0203 0204 0303 0305 0403 0404')
    expect(apart(hexGrid(battle), '0101', '0403')).toBe(4)
    expect(around(odd, '0304')).toBe('0204 0205 0303 0305 0404 0405')
    expect(apart(odd, '0101', '0403')).toBe(3)
  })

  it('gives the map of Isandlwana its 338 hexes, neighbours and distances', () => {
    const grid = hexGrid(battle)
    expect(grid.count).toBe(338)
    expect([grid.indexOf('2514'), grid.indexOf('2413'), grid.indexOf('2414')]).toEqual([337, 323, undefined])
    expect(around(grid, '1008')).toBe('0908 0909 1007 1009 1108 1109')
    expect(around(grid, '0709')).toBe('0608 0609 0708 0710 0808 0809')
    expect(apart(grid, '1206', '1006')).toBe(2)
    expect(apart(grid, '1206', '0907')).toBe(3)
    expect(apart(grid, '0709', '0909')).toBe(2)
    expect(apart(grid, '1008', '0107')).toBe(9)
  })

  it('lays rows of pointy hexes half a hex to the right', () => {
    const pointy: GridSpec = { ...battle, orientation: 'pointy', columns: 5, rows: 5, numbers: 'CC.RR' }
    expect(around(hexGrid(pointy), '03.04')).toBe('02.04 03.03 03.05 04.03 04.04 04.05')
    expect(around(hexGrid({ ...pointy, shifted: 'odd' }), '03.04')).toBe('02.03 02.04 02.05 03.03 03.05 04.04')
    expect(hexGrid(pointy).count).toBe(23)
  })
})

describe('the geometry', () => {
  it('measures hexes across flats', () => {
    const grid = hexGrid({ ...battle, columns: 4, rows: 3, shortShifted: false })
    // 4 x 3 hexes of 25 mm: columns 21.65 mm apart, rows 25 mm, corners 28.87 mm.
    expect(25 * gap(grid, at(grid, '0101'), at(grid, '0102'))).toBeCloseTo(25, 6)
    expect(25 * ((grid.x[at(grid, '0201')] ?? 0) - (grid.x[at(grid, '0101')] ?? 0))).toBeCloseTo(21.65, 2)
    const [a, , , d] = cornersOf(grid, 0)
    expect(25 * Math.hypot((a?.x ?? 0) - (d?.x ?? 0), (a?.y ?? 0) - (d?.y ?? 0))).toBeCloseTo(28.87, 2)
    expect([25 * grid.width, 25 * grid.height].map((mm) => Math.round(mm * 100) / 100)).toEqual([93.82, 87.5])
  })

  it('gives the whole battlefield 482.66 x 308 mm at 22 mm a hex', () => {
    const grid = hexGrid(battle)
    // 24 columns of three quarters of a corner-to-corner width of 25.403 mm, and one whole.
    expect([(22 * grid.width).toFixed(2), (22 * grid.height).toFixed(2)]).toEqual(['482.66', '308.00'])
  })

  it('has neighbours one across flats away, mutually, over the side of their number', () => {
    fc.assert(
      fc.property(anyGrid, (spec) => {
        const grid = hexGrid(spec)
        for (let hex = 0; hex < grid.count; hex++) {
          const corners = cornersOf(grid, hex)
          for (let k = 0; k < 6; k++) {
            const other = grid.neighbours[6 * hex + k] ?? -1
            if (other < 0) continue
            expect(gap(grid, hex, other)).toBeCloseTo(1, 9)
            expect(neighboursOf(grid, other)).toContain(hex)
            const [p, q] = [corners[k], corners[(k + 1) % 6]]
            expect(((p?.x ?? 0) + (q?.x ?? 0)) / 2).toBeCloseTo(((grid.x[hex] ?? 0) + (grid.x[other] ?? 0)) / 2, 9)
            expect(((p?.y ?? 0) + (q?.y ?? 0)) / 2).toBeCloseTo(((grid.y[hex] ?? 0) + (grid.y[other] ?? 0)) / 2, 9)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('finds every hex one across flats away as a neighbour, and none nearer', () => {
    fc.assert(
      fc.property(anyGrid, (spec) => {
        const grid = hexGrid(spec)
        for (let a = 0; a < grid.count; a++)
          for (let b = 0; b < grid.count; b++) {
            if (a === b) continue
            expect(gap(grid, a, b)).toBeGreaterThan(0.999)
            expect(neighboursOf(grid, a).includes(b)).toBe(gap(grid, a, b) < 1.001)
          }
      }),
      { numRuns: 30 },
    )
  })

  it('keeps every corner inside the box, and touches all its edges', () => {
    fc.assert(
      fc.property(anyGrid, (spec) => {
        const grid = hexGrid(spec)
        fc.pre(grid.count > 0)
        const corners = Array.from({ length: grid.count }, (_, hex) => cornersOf(grid, hex)).flat()
        expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 9)
        expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 9)
        expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(grid.width, 9)
        expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(grid.height, 9)
      }),
    )
  })
})

describe('the distance', () => {
  it('is the fewest steps from neighbour to neighbour', () => {
    // Whole grids: where lines are short a way may have to leave the map.
    const whole = anyGrid.map((spec) => ({ ...spec, shortShifted: false }))
    fc.assert(
      fc.property(whole, fc.nat(), (spec, seed) => {
        const grid = hexGrid(spec)
        const from = seed % grid.count
        for (const [hex, steps] of walk(grid, from).entries())
          if (steps !== Infinity) expect(hexDistance(grid, from, hex)).toBe(steps)
      }),
    )
  })
})
