import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clipPieces } from '../../src/sheets/clip-pieces.ts'
import { cellAt, type Grid } from '../../src/sheets/grid.ts'
import type { PlacedPiece } from '../../src/sheets/placed-piece.ts'
import { overlap } from './support/ink.ts'
import { sampleFace } from './support/sample-deck.ts'

const grid = (gap: number): Grid => ({
  page: { width: 100_000, height: 100_000 },
  landscape: false,
  columns: 3,
  rows: 3,
  piece: { width: 20_000, height: 20_000 },
  gap,
  left: 20_000,
  top: 20_000,
})
const outside = { left: 1500, right: 1500, top: 500, bottom: 500 }
const at = (g: Grid, ...cells: number[]): PlacedPiece[] =>
  cells.map((n) => ({ ...cellAt(g, n), face: sampleFace(n, 'front', 20, 20, 3), turn: 0 }))
const edges = (g: Grid, cells: number[], index: number) => {
  const { clip, x, y } = clipPieces(at(g, ...cells), g, outside)[index]!
  const round = (v: number): number => Math.round(v * 1000) / 1000
  return [x - clip.x, y - clip.y, clip.x + clip.width - x - 20, clip.y + clip.height - y - 20].map(round)
}

it('shows bleed outside the block, and a hair under the later neighbour where pieces butt', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  expect(edges(grid(0), all, 0)).toEqual([1.5, 0.5, 0.3, 0.3])
  expect(edges(grid(0), all, 4)).toEqual([0, 0, 0.3, 0.3])
  expect(edges(grid(0), all, 8)).toEqual([0, 0, 1.5, 0.5])
})

it('shares a gap between neighbours', () => {
  expect(edges(grid(3000), [0, 1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([1.5, 1.5, 1.5, 1.5])
  expect(edges(grid(10_000), [0, 1, 3, 4], 0)).toEqual([1.5, 0.5, 3, 3])
})

it('shows bleed towards empty cells', () => {
  expect(edges(grid(0), [0, 1, 2, 3], 3)).toEqual([1.5, 0, 2, 2])
  expect(edges(grid(0), [0, 1, 2, 3], 2)).toEqual([0, 0.5, 1.5, 2])
})

it('spares the corner of an earlier piece', () => {
  // 4 has nothing left of it and nothing above it, but 0 stands diagonally above.
  expect(edges(grid(0), [0, 4], 1)).toEqual([2, 0, 2, 2])
  // 1 lies above right of 3, and 4 beside it: no hair under 4 there, or it would touch 1.
  expect(edges(grid(0), [1, 3, 4], 1)).toEqual([1.5, 2, 0, 2])
})

it('property: after all pieces are drawn every trim shows its own piece, for any holes and gap', () => {
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]), fc.constantFrom(0, 500, 3000), (cells, gap) => {
      const placed = clipPieces(at(grid(gap), ...cells), grid(gap), outside)
      placed.forEach((piece, i) => {
        const trim = { x: piece.x, y: piece.y, width: 20, height: 20 }
        for (const later of placed.slice(i + 1)) expect(overlap(trim, later.clip)).toBe(false)
        expect(piece.clip.x).toBeLessThanOrEqual(piece.x)
        expect(piece.clip.width).toBeLessThanOrEqual(26)
      })
    }),
  )
})

it('reaches under no neighbour where pieces lie on flats of the sheet, which would let it show', () => {
  const placed = at(grid(0), 0, 1, 3, 4).map((piece) => ({ ...piece, face: { ...piece.face, ground: '#a3222a' } }))
  const [first] = clipPieces(placed, grid(0), outside)
  expect(first!.clip).toEqual({ x: 18.5, y: 19.5, width: 21.5, height: 20.5 })
})
