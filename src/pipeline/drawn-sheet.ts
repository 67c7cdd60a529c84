import type { Span } from '../kernel/diagnostic.ts'
import type { PieceFormat } from '../sheets/fit-grid.ts'
import type { Piece } from '../sheets/impose.ts'

/** A sheet of pieces, drawn but not yet laid on paper. */
export interface DrawnSheet {
  readonly id: string
  /** What it holds, for the head: `Zulu deck`. */
  readonly contents: string
  readonly format: PieceFormat
  /** How the pieces lie and are marked. */
  readonly manner: 'cards' | 'counters'
  readonly pieces: readonly Piece[]
  readonly notes: readonly string[]
  readonly at: Span
}
