import type { Face } from '../draw/face.ts'
import { micrometres } from '../kernel/units.ts'
import { clipPieces, type BlockBleed } from './clip-pieces.ts'
import type { EdgeRoom } from './edge-room.ts'
import { behind, capacity, cellAt, turnOfBacks, type Axis, type Cell, type Grid } from './grid.ts'
import { groundFlats, type Flat } from './ground-flats.ts'
import type { PlacedPiece } from './placed-piece.ts'
import type { Placement } from './print-job.ts'
import { OUTER_BLEED } from './sheet-limits.ts'

/** A piece to print: its front, and its back if it has one. */
export interface Piece {
  readonly front: Face
  readonly back?: Face | undefined
}

/** One sheet of paper: what lies on its front, on its back, and the cells of the grid that are in use (for cut marks). */
export interface ImposedSheet {
  readonly pieces: readonly Piece[]
  readonly fronts: readonly Placement[]
  /** On the other side of the paper; on a gutterfold, on the other side of the fold. Empty without backs. */
  readonly backs: readonly Placement[]
  /** Cells in use on the front, in the order of the pieces, and those behind them. */
  readonly frontCells: readonly Cell[]
  readonly backCells: readonly Cell[]
  /** Flats under the faces of either side that have a `ground`. */
  readonly frontFlats: readonly Flat[]
  readonly backFlats: readonly Flat[]
}

/**
 * Lays pieces on sheets in their order, row by row, as many sheets as are needed and none empty. Each back comes to lie behind its front when the
 * paper is turned (or folded) about `axis`; a piece without a back leaves its place empty.
 */
export function impose(pieces: readonly Piece[], grid: Grid, room: EdgeRoom, axis: Axis | undefined): ImposedSheet[] {
  const perSheet = capacity(grid)
  const sheets: ImposedSheet[] = []
  for (let start = 0; start < pieces.length; start += perSheet) {
    const here = pieces.slice(start, start + perSheet)
    here.forEach((piece) => requireSize(piece, grid))
    const cells = here.map((_, i) => cellAt(grid, i))
    const fronts = here.map((piece, i): PlacedPiece => ({ ...cells[i]!, face: piece.front, turn: 0 }))
    const backCells = axis ? cells.map((cell) => behind(grid, cell, axis)) : []
    const backs = backCells.flatMap((cell, i): PlacedPiece[] => {
      const face = here[i]?.back
      return face && axis ? [{ ...cell, face, turn: turnOfBacks(axis) }] : []
    })
    const outside = blockBleed(room, grid.fold)
    const outsideBacks = grid.fold ? turned(outside, grid.fold) : outside
    sheets.push({
      pieces: here,
      fronts: clipPieces(fronts, grid, outside),
      backs: clipPieces(backs, grid, outsideBacks),
      frontCells: cells,
      backCells,
      frontFlats: groundFlats(fronts, grid, outside),
      backFlats: groundFlats(backs, grid, outsideBacks),
    })
  }
  return sheets
}

/** Faces of another size than the grid's would be cut wrong; which pieces share a sheet is decided before. */
function requireSize(piece: Piece, grid: Grid): void {
  for (const face of [piece.front, piece.back]) {
    if (!face) continue
    const fits = micrometres(face.width) === grid.piece.width && micrometres(face.height) === grid.piece.height
    if (!fits)
      throw new Error(`${face.piece} ${face.side} is ${face.width} x ${face.height} mm on a sheet of other pieces`)
  }
}

/** Bleed shown outside the block of fronts; towards a fold there is always room for it. */
function blockBleed({ side, end }: EdgeRoom, fold: Axis | undefined): BlockBleed {
  return {
    left: side.bleed,
    right: fold === 'vertical' ? OUTER_BLEED : side.bleed,
    top: end.bleed,
    bottom: fold === 'horizontal' ? OUTER_BLEED : end.bleed,
  }
}

function turned(bleed: BlockBleed, axis: Axis): BlockBleed {
  return axis === 'vertical'
    ? { ...bleed, left: bleed.right, right: bleed.left }
    : { ...bleed, top: bleed.bottom, bottom: bleed.top }
}
