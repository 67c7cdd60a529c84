import { defineHex, Orientation } from 'honeycomb-grid'
import { hexCells } from '../../game/hex-cells.ts'
import type { GridSpec } from '../../game/hex-map.ts'

/** A point of a map, in hexes across flats, from the top left corner of the box that holds the whole grid. */
export interface HexPoint {
  readonly x: number
  readonly y: number
}

/**
 * The hexes of a grid by number, 0 to `count - 1` in the order of `hexCells`, with their geometry in plain arrays. The unit of length is one hex across
 * flats: times `HexMap.size` gives mm.
 */
export interface HexGrid {
  readonly spec: GridSpec
  readonly count: number
  /** Printed numbers: `0304`. */
  readonly ids: readonly string[]
  readonly columns: Uint16Array
  readonly rows: Uint16Array
  /** Centres. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** Cube coordinates; the third is -q - r. */
  readonly q: Int16Array
  readonly r: Int16Array
  /** Six of each hex, clockwise, -1 for none: flat grids from the one above, pointy ones from the one to the upper right. */
  readonly neighbours: Int16Array
  /** The box that holds the whole grid. */
  readonly width: number
  readonly height: number
  /** The number of a hex by its id; undefined when there is none. */
  indexOf(id: string): number | undefined
}

const RADIUS = 1 / Math.sqrt(3)

/** Steps to the six neighbours in cube coordinates, in the order of `HexGrid.neighbours`. */
const STEPS = {
  flat: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
  pointy: [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ],
} as const

/** Works out the geometry of a grid once. */
export function hexGrid(spec: GridSpec): HexGrid {
  const isFlat = spec.orientation === 'flat'
  // Honeycomb numbers lines from 0, and an offset of -1 moves its odd ones.
  const first = isFlat ? spec.firstColumn : spec.firstRow
  const movesEvenLines = (first % 2 === 0) === (spec.shifted === 'even')
  const Hex = defineHex({
    dimensions: RADIUS,
    orientation: isFlat ? Orientation.FLAT : Orientation.POINTY,
    offset: movesEvenLines ? 1 : -1,
  })
  const cells = hexCells(spec)
  const hexes = cells.map(({ column, row }) => new Hex({ col: column - spec.firstColumn, row: row - spec.firstRow }))
  const [halfWidth, halfHeight] = isFlat ? [RADIUS, 0.5] : [0.5, RADIUS]
  const left = Math.min(...hexes.map(({ x }) => x)) - halfWidth
  const top = Math.min(...hexes.map(({ y }) => y)) - halfHeight
  const byId = new Map(cells.map(({ id }, index) => [id, index]))
  const byCube = new Map(hexes.map(({ q, r }, index) => [`${q},${r}`, index]))
  const steps = STEPS[spec.orientation]
  return {
    spec,
    count: cells.length,
    ids: cells.map(({ id }) => id),
    columns: Uint16Array.from(cells, ({ column }) => column),
    rows: Uint16Array.from(cells, ({ row }) => row),
    x: Float64Array.from(hexes, ({ x }) => x - left),
    y: Float64Array.from(hexes, ({ y }) => y - top),
    q: Int16Array.from(hexes, ({ q }) => q),
    r: Int16Array.from(hexes, ({ r }) => r),
    neighbours: Int16Array.from(
      hexes.flatMap(({ q, r }) => steps.map(([dq, dr]) => byCube.get(`${q + dq},${r + dr}`) ?? -1)),
    ),
    width: Math.max(...hexes.map(({ x }) => x)) + halfWidth - left,
    height: Math.max(...hexes.map(({ y }) => y)) + halfHeight - top,
    indexOf: (id) => byId.get(id),
  }
}

/** The neighbours that a hex has on the map, clockwise. */
export function neighboursOf(grid: HexGrid, hex: number): number[] {
  return [...grid.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((other) => other >= 0)
}

/** Steps from one hex to another, over any ground. */
export function hexDistance(grid: HexGrid, a: number, b: number): number {
  const dq = (grid.q[b] ?? 0) - (grid.q[a] ?? 0)
  const dr = (grid.r[b] ?? 0) - (grid.r[a] ?? 0)
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** The six corners of a hex, clockwise. The side from corner k to the next one faces neighbour k. */
export function cornersOf(grid: HexGrid, hex: number): HexPoint[] {
  const x = grid.x[hex] ?? 0
  const y = grid.y[hex] ?? 0
  // Flat grids start at the upper left corner, pointy ones at the top.
  const start = grid.spec.orientation === 'flat' ? -120 : -90
  return Array.from({ length: 6 }, (_, k) => {
    const angle = ((start + 60 * k) * Math.PI) / 180
    return { x: x + RADIUS * Math.cos(angle), y: y + RADIUS * Math.sin(angle) }
  })
}
