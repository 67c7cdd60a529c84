import type { GameResult } from '../../rules/rules-model.ts'

/** How often pairs of games came out which way; nothing but counts, so that shares add up exactly. Plain data. */
export interface PairCounts {
  /** Pairs by outcome for the side that is looked at, 0 lost, 1 drawn, 2 won: at `3 * base + changed`. */
  readonly table: number[]
  /** Numbers of the first games that somebody else won in the changed version. */
  readonly turned: number[]
}

/** Games that are kept for a second look. */
const KEPT = 3

export function emptyPairs(): PairCounts {
  return { table: Array.from({ length: 9 }, () => 0), turned: [] }
}

/** Outcome of a game for a seat: 0 lost, 1 drawn, 2 won. */
function outcomeFor(seat: number, { winner }: GameResult): number {
  return winner === undefined ? 1 : winner === seat ? 2 : 0
}

/** Adds the pair of game number `game`. */
export function addPair(
  { table, turned }: PairCounts,
  seat: number,
  game: number,
  [base, changed]: readonly [GameResult, GameResult],
): void {
  const cell = 3 * outcomeFor(seat, base) + outcomeFor(seat, changed)
  table[cell] = (table[cell] ?? 0) + 1
  if (base.winner !== changed.winner && turned.length < KEPT) turned.push(game)
}

/** Adds the pairs of `next`, which follow those of `counts`. */
export function mergePairs(counts: PairCounts, next: PairCounts): void {
  next.table.forEach((count, cell) => (counts.table[cell] = (counts.table[cell] ?? 0) + count))
  counts.turned.push(...next.turned.slice(0, KEPT - counts.turned.length))
}

/** What a pair can change for a side: a win is 1, a draw 1/2. */
export const DIFFERENCES: readonly number[] = [-1, -0.5, 0, 0.5, 1]

/** Pairs by difference, changed less base, in the order of `DIFFERENCES`. */
export function byDifference({ table }: PairCounts): readonly number[] {
  const counts = DIFFERENCES.map(() => 0)
  table.forEach((count, cell) => {
    const place = (cell % 3) - Math.floor(cell / 3) + 2
    counts[place] = (counts[place] ?? 0) + count
  })
  return counts
}

/** Games won, drawn and lost by the side, in the base (0) or the changed version (1). */
export function outcomesOf({ table }: PairCounts, version: 0 | 1): { won: number; drawn: number; lost: number } {
  const sums = [0, 0, 0]
  table.forEach((count, cell) => {
    const outcome = version === 0 ? Math.floor(cell / 3) : cell % 3
    sums[outcome] = (sums[outcome] ?? 0) + count
  })
  const [lost = 0, drawn = 0, won = 0] = sums
  return { won, drawn, lost }
}
