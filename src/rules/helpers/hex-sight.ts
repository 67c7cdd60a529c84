import { hexDistance, type HexGrid } from './hex-grid.ts'

/**
 * The hexes through whose inside the straight line between two centres runs, without those two. A line along a side or through a corner does not
 * count for the hexes that it touches. Worked out in whole numbers, so that no rounding decides.
 */
export function hexesBetween(grid: HexGrid, a: number, b: number): number[] {
  const all = Array.from({ length: grid.count }, (_, hex) => hex)
  return all.filter((hex) => isBetween(grid, a, b, hex))
}

/** Whether the line between two centres is clear of the hexes that block. The two ends are not asked. */
export function canSee(grid: HexGrid, a: number, b: number, blockers: readonly number[]): boolean {
  return !blockers.some((hex) => isBetween(grid, a, b, hex))
}

function isBetween(grid: HexGrid, a: number, b: number, hex: number): boolean {
  if (hex === a || hex === b) return false
  const far = hexDistance(grid, a, b)
  return hexDistance(grid, a, hex) <= far && hexDistance(grid, b, hex) <= far && crosses(grid, a, b, hex)
}

/**
 * Whether the line between two centres runs through the inside of a hex.
 *
 * The inside of a hex is where three coordinates, which at centres are whole numbers, all differ from its own by less than 1. Along the line each grows
 * evenly; the line meets the inside when the three spans of time in which they do, and that of the line itself, have more than a moment in common.
 */
function crosses(grid: HexGrid, a: number, b: number, hex: number): boolean {
  let [low, high]: [Fraction, Fraction] = [
    [0, 1],
    [1, 1],
  ]
  const start = axes(grid, a)
  const end = axes(grid, b)
  for (const [axis, own] of axes(grid, hex).entries()) {
    const offset = (start[axis] ?? 0) - own
    const growth = (end[axis] ?? 0) - (start[axis] ?? 0)
    if (growth === 0) {
      if (Math.abs(offset) >= 1) return false
      continue
    }
    const sign = Math.sign(growth)
    const enters: Fraction = [-1 - sign * offset, Math.abs(growth)]
    const leaves: Fraction = [1 - sign * offset, Math.abs(growth)]
    if (isLess(low, enters)) low = enters
    if (isLess(leaves, high)) high = leaves
  }
  return isLess(low, high)
}

/** Numerator and positive denominator. */
type Fraction = readonly [number, number]

function isLess([a, b]: Fraction, [c, d]: Fraction): boolean {
  return a * d < c * b
}

/** Coordinates across the three pairs of sides; the lines on which one of them is whole and odd from a centre hold its sides. */
function axes(grid: HexGrid, hex: number): [number, number, number] {
  const q = grid.q[hex] ?? 0
  const r = grid.r[hex] ?? 0
  const s = -q - r
  return [q - r, r - s, s - q]
}
