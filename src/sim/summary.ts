import type { GameResult } from '../rules/rules-model.ts'

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
  /** Value of the stretch for comparing batches; absent where the rules define none. */
  fold: number | undefined
}

/** A summary of no game. */
export function emptySummary(seats: number, endings: readonly string[], folds: boolean): Summary {
  return {
    games: 0,
    wins: Array.from({ length: seats }, () => 0),
    draws: 0,
    endings: Object.fromEntries(endings.map((ending) => [ending, 0])),
    turns: [],
    fold: folds ? 0 : undefined,
  }
}

/** Adds a game that follows those counted so far. `term` is its number for the fold. */
export function addGame(summary: Summary, { winner, ending, turns }: GameResult, term: number | undefined): void {
  summary.games++
  if (winner === undefined) summary.draws++
  else summary.wins[winner] = (summary.wins[winner] ?? 0) + 1
  summary.endings[ending] = (summary.endings[ending] ?? 0) + 1
  while (summary.turns.length <= turns) summary.turns.push(0)
  summary.turns[turns] = (summary.turns[turns] ?? 0) + 1
  if (summary.fold !== undefined) summary.fold = (Math.imul(31, summary.fold) + (term ?? 0)) >>> 0
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
  summary.games += next.games
  summary.draws += next.draws
  next.wins.forEach((count, seat) => (summary.wins[seat] = (summary.wins[seat] ?? 0) + count))
  for (const [ending, count] of Object.entries(next.endings))
    summary.endings[ending] = (summary.endings[ending] ?? 0) + count
  while (summary.turns.length < next.turns.length) summary.turns.push(0)
  next.turns.forEach((count, turns) => (summary.turns[turns] = (summary.turns[turns] ?? 0) + count))
}
