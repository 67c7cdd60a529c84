import { micrometres } from '../kernel/units.ts'
import type { Grid } from './grid.ts'
import type { PlacedPiece } from './placed-piece.ts'
import type { Placement } from './print-job.ts'
import { OUTER_BLEED, OVERLAP } from './sheet-limits.ts'

/** Bleed that may be shown on the outside of a block, in micrometres. */
export interface BlockBleed {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Decides how much of each face of a block shows. Outside the block: as much bleed as has room there. Towards an empty cell: the same as
 * outside. Between neighbours: half the gap; where they butt, the earlier one reaches a hair under the later one. `pieces` may have
 * holes. Gives the placements in drawing order, row by row.
 */
export function clipPieces(pieces: readonly PlacedPiece[], grid: Grid, outside: BlockBleed): Placement[] {
  const taken = new Set(pieces.map((p) => `${p.column},${p.row}`))
  const sorted = [...pieces].sort((a, b) => a.row - b.row || a.column - b.column)
  return sorted.map((piece) => {
    const { face, column, row, x, y, turn } = piece
    const bleed = micrometres(face.bleed)
    // A neighbour that lies on a flat of the sheet would let the overlap show.
    const overlap = face.ground === undefined ? OVERLAP : 0
    const inside = Math.min(bleed, Math.floor(grid.gap / 2))
    const has = (dx: number, dy: number): boolean => taken.has(`${column + dx},${row + dy}`)
    const reach = (dx: number, dy: number, limit: number, last: boolean): number => {
      if (has(dx, dy)) return grid.gap === 0 && dx + dy > 0 ? Math.min(bleed, overlap) : inside
      return Math.min(bleed, last ? limit : OUTER_BLEED)
    }
    const left = reach(-1, 0, outside.left, column === 0)
    let right = reach(1, 0, outside.right, column === grid.columns - 1)
    let top = reach(0, -1, outside.top, row === 0)
    const bottom = reach(0, 1, outside.bottom, row === grid.rows - 1)
    // A piece drawn earlier, diagonally above, must not lose the corner of its trim to this one's bleed.
    if (has(1, -1) && has(1, 0) && !has(0, -1)) right = inside
    if ((has(-1, -1) && left > inside) || (has(1, -1) && right > inside)) top = Math.min(top, inside)
    const mm = (length: number): number => length / 1000
    return {
      face,
      x: mm(x),
      y: mm(y),
      turn,
      clip: {
        x: mm(x - left),
        y: mm(y - top),
        width: mm(grid.piece.width + left + right),
        height: mm(grid.piece.height + top + bottom),
      },
    }
  })
}
