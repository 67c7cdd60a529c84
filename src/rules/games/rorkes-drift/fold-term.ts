import type { GameResult } from '../../rules-model.ts'

/** Number of a finished game, by which independent programs compare batches of games. */
export function foldTerm({ winner, turns, figures = [] }: GameResult): number {
  const [out = 0, casualties = 0] = figures
  return 1_000_000 * (winner ?? 2) + 1000 * turns + 7 * out + casualties
}
