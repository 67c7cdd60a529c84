/** Length of games in counted turns. */
export interface TurnStatistics {
  readonly mean: number
  /** Standard deviation of single games (n - 1), not of the mean. */
  readonly sd: number
  /** Percentiles: the smallest number of turns that at least 5, 50, 95 % of the games do not exceed. */
  readonly p5: number
  readonly p50: number
  readonly p95: number
}

/** Statistics of a histogram: how many games lasted 0, 1, 2 ... turns. */
export function turnStatistics(histogram: readonly number[]): TurnStatistics {
  const games = histogram.reduce((sum, count) => sum + count, 0)
  if (games === 0) return { mean: 0, sd: 0, p5: 0, p50: 0, p95: 0 }
  const mean = histogram.reduce((sum, count, turns) => sum + count * turns, 0) / games
  const squares = histogram.reduce((sum, count, turns) => sum + count * (turns - mean) ** 2, 0)
  const percentile = (percent: number): number => {
    let seen = 0
    // Whole numbers on both sides: 0.05 x 20 is not 1 in binary.
    return histogram.findIndex((count) => (seen += count) * 100 >= percent * games)
  }
  return {
    mean,
    sd: games > 1 ? Math.sqrt(squares / (games - 1)) : 0,
    p5: percentile(5),
    p50: percentile(50),
    p95: percentile(95),
  }
}
