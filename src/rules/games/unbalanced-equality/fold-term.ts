import type { GameResult } from '../../rules-model.ts'
import { BRITISH, SIDES, ZULU } from './seats.ts'

/** Number of a finished game for comparing batches with other programs: winner (2 for a draw), turns, men lost. */
export function foldTerm({ winner = SIDES.length, turns, figures = [] }: GameResult): number {
  return 1_000_000 * winner + 1000 * turns + 7 * (figures[BRITISH] ?? 0) + (figures[ZULU] ?? 0)
}
