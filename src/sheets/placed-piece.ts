import type { Face } from '../draw/face.ts'
import type { Cell } from './grid.ts'
import type { Turn } from './print-job.ts'

/** A face in a cell of a block, not yet clipped. */
export interface PlacedPiece extends Cell {
  readonly face: Face
  readonly turn: Turn
}
