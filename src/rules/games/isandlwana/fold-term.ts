import type { GameResult } from '../../rules-model.ts'

/** Place of each ending in `fold`. */
const FOLD_ORDER = ['elimination', 'survival', 'sudden-death']

/** Number of a finished battle for comparing batches with other programs: ending, turns, strength points left, Zulus eliminated. */
export function foldTerm({ ending, turns, score, figures }: GameResult): number {
  return 1_000_000 * FOLD_ORDER.indexOf(ending) + 100_000 * turns + 1000 * score + (figures?.[0] ?? 0)
}
