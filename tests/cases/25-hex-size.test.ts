import { describe, expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { gridLines } from '../support/grid-lines.ts'
import { mapCase } from '../support/map-case.ts'

/** Hex lines of the whole map as it was written, sorted; mm. */
async function linesOf(size: number, hexSize?: number) {
  const files = mapCase('columns: 4, rows: 3', `size: ${size}\n`)
  const built = await buildCase(files, { formats: ['svg'], ...(hexSize !== undefined && { hexSize }) })
  return gridLines(built.svgs().at(-1) ?? '')
}

const unique = (values: readonly number[]): number[] =>
  values.toSorted((a, b) => a - b).filter((value, i, all) => i === 0 || value - (all[i - 1] ?? value) > 0.02)

describe.each([
  ['25 mm in the data', 25, undefined, 25],
  ['1 in by --hex-size', 22, 25.4, 25.4],
])('hexes of %s', (_, size, hexSize, flats) => {
  it('measure that from flat side to flat side', async () => {
    const lying = (await linesOf(size, hexSize)).filter(({ y1, y2 }) => Math.abs(y1 - y2) < 0.001)
    // The first column: its four lying lines, a hex apart.
    const left = Math.min(...lying.flatMap(({ x1, x2 }) => [x1, x2]))
    const ys = unique(lying.filter(({ x1, x2 }) => Math.min(x1, x2) - left < 0.02).map(({ y1 }) => y1))
    expect(ys).toHaveLength(4)
    for (const [i, y] of ys.slice(1).entries()) expect(Math.abs(y - (ys[i] ?? 0) - flats)).toBeLessThan(0.05)
  })

  it('are wider from corner to corner, with columns three quarters of that apart', async () => {
    const lines = await linesOf(size, hexSize)
    const corners = unique(lines.flatMap(({ x1, x2 }) => [x1, x2]))
    // Left corner, upper left, upper right, right corner of the first column, and so on.
    const wide = (flats * 2) / Math.sqrt(3)
    const left = corners[0] ?? NaN
    expect((corners.at(-1) ?? NaN) - left).toBeCloseTo(wide + 3 * 0.75 * wide, 1)
    expect(corners.some((x) => Math.abs(x - left - wide) < 0.05)).toBe(true)
    expect(corners.some((x) => Math.abs(x - left - 0.75 * wide) < 0.05)).toBe(true)
  })
})
