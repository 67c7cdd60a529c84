import { SMALL_BLEED } from '../components/small-piece.ts'
import type { PieceFormat } from '../sheets/fit-grid.ts'

/** The format of square pieces of an edge, mm. */
export function counterFormat(size: number): PieceFormat {
  return { width: size, height: size, bleed: SMALL_BLEED }
}
