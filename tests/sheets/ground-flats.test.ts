import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellAt, type Grid } from '../../src/sheets/grid.ts'
import { drawFlats, groundFlats, type Flat } from '../../src/sheets/ground-flats.ts'
import type { PlacedPiece } from '../../src/sheets/placed-piece.ts'
import { sampleFace } from './support/sample-deck.ts'

const [RED, GOLD] = ['#a3222a', '#eebb33']

function gridOf(columns: number, rows: number, gap = 0): Grid {
  const piece = { width: 15_000, height: 15_000 }
  return {
    page: { width: 210_000, height: 297_000 },
    landscape: false,
    columns,
    rows,
    piece,
    gap,
    left: 20_000,
    top: 30_000,
  }
}

/** Pieces by rows of letters: r and g for the colours, w for a piece without ground, a dot for a blank cell. */
function piecesOf(rows: readonly string[], grid: Grid): PlacedPiece[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): PlacedPiece[] => {
      if (letter === '.') return []
      const cell = cellAt(grid, y * grid.columns + x)
      const ground = { r: RED, g: GOLD, w: undefined }[letter]
      return [{ ...cell, turn: 0, face: { ...sampleFace(1, 'front', 15, 15, 1.5), ground } }]
    }),
  )
}

const outside = { left: 1500, right: 1500, top: 1000, bottom: 1500 }
const boxes = (flats: readonly Flat[]) => flats.map(({ x, y, width, height, colour }) => [x, y, width, height, colour])

describe('flats', () => {
  it('are one for a block of one colour, with as much bleed as has room', () => {
    const grid = gridOf(4, 3)
    const flats = groundFlats(piecesOf(['rrrr', 'rrrr', 'rrrr'], grid), grid, outside)
    expect(boxes(flats)).toEqual([[18.5, 29, 63, 47.5, RED]])
    expect(drawFlats(flats)).toBe('<rect x="18.5" y="29" width="63" height="47.5" fill="#a3222a"/>')
  })

  it('are one for each run, exact above those with bleed', () => {
    const grid = gridOf(4, 2)
    expect(boxes(groundFlats(piecesOf(['rrgg', 'rrgg'], grid), grid, outside))).toEqual([
      [18.5, 29, 33, 32.5, RED],
      [48.5, 29, 33, 32.5, GOLD],
      [18.5, 29, 31.5, 32.5, RED],
      [50, 29, 31.5, 32.5, GOLD],
    ])
  })

  it('bleed into blank cells and leave pieces without ground white', () => {
    const grid = gridOf(3, 2)
    expect(boxes(groundFlats(piecesOf(['r.w', '...'], grid), grid, outside))).toEqual([[18.5, 29, 18, 17.5, RED]])
    expect(groundFlats(piecesOf(['w.w', 'www'], grid), grid, outside)).toEqual([])
  })

  it('are one for each piece that stands apart, and reach half-way into the gap', () => {
    const grid = gridOf(2, 1, 2_000)
    expect(boxes(groundFlats(piecesOf(['rr'], grid), grid, outside))).toEqual([
      [18.5, 29, 17.5, 17.5, RED],
      [36, 29, 17.5, 17.5, RED],
    ])
  })

  it('show every piece its own colour and no more', () => {
    const row = fc.array(fc.constantFrom('r', 'g', 'w', '.'), { minLength: 5, maxLength: 5 }).map((l) => l.join(''))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const grid = gridOf(5, rows.length)
        const pieces = piecesOf(rows, grid)
        const flats = groundFlats(pieces, grid, outside)
        const colourAt = (x: number, y: number) =>
          flats.findLast((f) => x > f.x && x < f.x + f.width && y > f.y && y < f.y + f.height)?.colour
        for (const { x, y, face } of pieces) {
          if (face.ground === undefined) continue
          for (const dx of [0.01, 7.5, 14.99])
            for (const dy of [0.01, 7.5, 14.99]) expect(colourAt(x / 1000 + dx, y / 1000 + dy)).toBe(face.ground)
        }
        // The middle of a cell without a ground stays paper.
        rows.forEach((cells, r) =>
          [...cells].forEach((letter, c) => {
            if (letter === '.') expect(colourAt(20 + 15 * c + 7.5, 30 + 15 * r + 7.5)).toBeUndefined()
          }),
        )
      }),
    )
  })
})
