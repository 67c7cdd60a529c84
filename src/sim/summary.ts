import type { GameResult, RulesMeta } from '../rules/rules-model.ts'
import { emptyPairs, mergePairs, type PairCounts } from './compare/pair-counts.ts'

/** Counts over a stretch of games; nothing but counts, so that summaries of shares add up exactly. Plain data. */
export interface Summary {
  games: number
  /** Games won, by seat. */
  readonly wins: number[]
  draws: number
  /** Games by kind of ending. */
  readonly endings: Record<string, number>
  /** Games by number of counted turns. */
  readonly turns: number[]
  /** Sums and sums of squares of every figure of the rules. */
  readonly figures: { sum: number; squares: number }[]
  /** How often each place was fought over. */
  readonly fought: Record<string, number>
  /** Value of the stretch for comparing batches; absent where the rules define none. */
  fold: number | undefined
  /** How the same games came out in a changed version; absent where there is none. */
  pairs?: PairCounts
}

/** A summary of no game. */
export function emptySummary(
  { seats, endings, figures }: Pick<RulesMeta, 'seats' | 'endings' | 'figures'>,
  folds: boolean,
): Summary {
  return {
    games: 0,
    wins: seats.map(() => 0),
    draws: 0,
    endings: Object.fromEntries(endings.map((ending) => [ending, 0])),
    turns: [],
    figures: (figures ?? []).map(() => ({ sum: 0, squares: 0 })),
    fought: {},
    fold: folds ? 0 : undefined,
  }
}

/** Adds a game that follows those counted so far. `term` is its number for the fold. */
export function addGame(summary: Summary, result: GameResult, term: number | undefined): void {
  const { winner, ending, turns, figures, fought } = result
  summary.games++
  if (winner === undefined) summary.draws++
  else summary.wins[winner] = (summary.wins[winner] ?? 0) + 1
  summary.endings[ending] = (summary.endings[ending] ?? 0) + 1
  while (summary.turns.length <= turns) summary.turns.push(0)
  summary.turns[turns] = (summary.turns[turns] ?? 0) + 1
  if (figures)
    for (const [i, figure] of summary.figures.entries()) {
      const value = figures[i] ?? 0
      figure.sum += value
      figure.squares += value * value
    }
  if (fought) addCounts(summary.fought, fought)
  if (summary.fold !== undefined) summary.fold = (Math.imul(31, summary.fold) + (term ?? 0)) >>> 0
}

function addCounts(counts: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const key in more) counts[key] = (counts[key] ?? 0) + (more[key] ?? 0)
}

/** 31^n modulo 2^32. */
function powerOf31(n: number): number {
  let result = 1
  let square = 31
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = Math.imul(result, square)
    square = Math.imul(square, square)
  }
  return result
}

/** Adds the games of `next`, which follow those of `summary`. */
export function mergeSummary(summary: Summary, next: Summary): void {
  if (summary.fold !== undefined)
    summary.fold = (Math.imul(powerOf31(next.games), summary.fold) + (next.fold ?? 0)) >>> 0
  if (next.pairs) mergePairs((summary.pairs ??= emptyPairs()), next.pairs)
  summary.games += next.games
  summary.draws += next.draws
  next.wins.forEach((count, seat) => (summary.wins[seat] = (summary.wins[seat] ?? 0) + count))
  addCounts(summary.endings, next.endings)
  addCounts(summary.fought, next.fought)
  next.figures.forEach(({ sum, squares }, i) => {
    const figure = summary.figures[i]
    if (!figure) return
    figure.sum += sum
    figure.squares += squares
  })
  while (summary.turns.length < next.turns.length) summary.turns.push(0)
  next.turns.forEach((count, turns) => (summary.turns[turns] = (summary.turns[turns] ?? 0) + count))
}
