import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexCells } from '../../../src/game/hex-cells.ts'
import type { GridSpec, HexMap } from '../../../src/game/hex-map.ts'
import type { DrawnHexes } from '../../../src/output/game-job.ts'
import { hexGrid, hexGridPart, snapPoint } from '../../../src/output/vassal/hex-grid.ts'
import type { XmlPart } from '../../../src/output/vassal/xml.ts'
import { place } from '../../support/place.ts'
import { contains, nameOfHex, snapToHex, type GridAttributes, type NumberingAttributes } from './vassal-grid.ts'

const source = { kind: 'house', text: 'test' } as const

function mapOf(grid: GridSpec): HexMap {
  const hexes = hexCells(grid).map((cell) => ({ ...cell, terrain: 'clear', source, place: place() }))
  const empty = { roads: [], hexsides: [], marks: [], labels: [], constraints: [] }
  return { id: 'map', title: 'Map', grid, size: 22, hexes, ...empty, place: place() }
}

/** A map drawn by its own geometry: rows of whole hexes, lines between them 0.866 of that apart, every other one half a hex further. */
function drawn(grid: GridSpec, size: number): DrawnHexes {
  const map = mapOf(grid)
  const isFlat = grid.orientation === 'flat'
  const centreOf = (id: string) => {
    const hex = map.hexes.find((candidate) => candidate.id === id)
    if (!hex) return undefined
    const [line, step] = isFlat
      ? [hex.column - grid.firstColumn, hex.row - grid.firstRow]
      : [hex.row - grid.firstRow, hex.column - grid.firstColumn]
    const number = isFlat ? hex.column : hex.row
    const half = (number % 2 === 0) === (grid.shifted === 'even') ? size / 2 : 0
    const [across, along] = [20 + line * size * Math.sin(Math.PI / 3), 30 + step * size + half]
    return isFlat ? { x: across, y: along } : { x: along, y: across }
  }
  return { map, size, centreOf }
}

const grids = fc
  .record({
    orientation: fc.constantFrom('flat', 'pointy'),
    shifted: fc.constantFrom('even', 'odd'),
    columns: fc.integer({ min: 2, max: 26 }),
    rows: fc.integer({ min: 2, max: 20 }),
    firstColumn: fc.integer({ min: 1, max: 3 }),
    firstRow: fc.integer({ min: 0, max: 3 }),
    shortShifted: fc.boolean(),
    numbers: fc.constantFrom('CCRR', 'CC.RR', 'RRCC', 'ARR', 'R-CCC', 'CRRR'),
  })
  .filter(({ numbers, firstColumn, columns }) => !numbers.includes('A') || firstColumn + columns <= 27)

/** Attributes of the parts of a grid, as numbers and words. */
function partsOf(part: XmlPart) {
  const [zone] = part.children
  const [grid] = zone?.children ?? []
  const [numbering] = grid?.children ?? []
  const attributes = grid?.attributes ?? {}
  const [dx, dy] = [Number(attributes['dx']), Number(attributes['dy'])]
  return {
    path: String(zone?.attributes['path']),
    format: String(zone?.attributes['locationFormat']),
    grid: { ...attributes, dx, dy } as unknown as GridAttributes,
    numbering: numbering?.attributes as unknown as NumberingAttributes | undefined,
  }
}

describe('the grid of a map', () => {
  it('leads every hex to its centre and calls it by its printed number, on any map', () => {
    fc.assert(
      fc.property(
        grids,
        fc.integer({ min: 10, max: 50 }),
        fc.double({ min: 2, max: 8, noNaN: true }),
        (spec, mm, scale) => {
          const hexes = drawn(spec, mm)
          const laid = hexGrid(hexes, scale)
          const { grid, numbering, path } = partsOf(hexGridPart(laid, hexes.map))
          for (const hex of hexes.map.hexes) {
            const point = snapPoint(laid, hexes.map, hex)
            const centre = hexes.centreOf(hex.id) ?? { x: 0, y: 0 }
            // A whole pixel for where the first hex lies, and one for each that VASSAL cuts off.
            expect(Math.abs(point.x - centre.x * scale)).toBeLessThan(2.5)
            expect(Math.abs(point.y - centre.y * scale)).toBeLessThan(2.5)
            expect(snapToHex(grid, point)).toEqual(point)
            expect(nameOfHex(grid, numbering!, point)).toBe(hex.id)
            expect(contains(path, point)).toBe(true)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('ends where the map ends: no piece goes to a hex that is not there', () => {
    fc.assert(
      fc.property(grids, (spec) => {
        const hexes = drawn(spec, 22)
        const laid = hexGrid(hexes, 6)
        const { grid, path } = partsOf(hexGridPart(laid, hexes.map))
        const points = hexes.map.hexes.map((hex) => JSON.stringify(snapPoint(laid, hexes.map, hex)))
        const known = new Set(points)
        for (let x = 0; x < 3600; x += 97)
          for (let y = 0; y < 3600; y += 89)
            if (contains(path, { x, y })) expect(known).toContain(JSON.stringify(snapToHex(grid, { x, y })))
      }),
      { numRuns: 10 },
    )
  })

  it('has no numbers where VASSAL cannot write them', () => {
    const flat = { orientation: 'flat', shifted: 'even', rows: 3, firstRow: 1, shortShifted: false } as const
    for (const [numbers, columns] of [
      ['CC', 5],
      ['ARR', 27],
      ['CC$RR$', 5],
      ['CCRRCC', 5],
    ] as const) {
      const hexes = drawn({ ...flat, columns, firstColumn: 1, numbers }, 22)
      const { numbering, format } = partsOf(hexGridPart(hexGrid(hexes, 6), hexes.map))
      expect(numbering).toBeUndefined()
      expect(format).toBe('$name$')
    }
  })
})
