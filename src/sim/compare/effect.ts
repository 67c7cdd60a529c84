import { logLikelihood } from './likelihood.ts'
import { byDifference, DIFFERENCES, outcomesOf, type PairCounts } from './pair-counts.ts'

/** What a change does to the win rate of a side, from a fixed number of pairs. A draw counts as half a win. */
export interface Effect {
  readonly side: string
  /** Percentage points, changed less base, with the 95 % interval. */
  readonly points: number
  readonly low: number
  readonly high: number
  readonly pairs: number
}

/** Variances of the difference of one pair, in squared shares: as if the games of a pair had nothing in common, and as it is. */
export interface Variance {
  readonly naive: number
  readonly paired: number
}

/** 95 % quantile of chi-square with one degree of freedom. */
const CHI_95 = 3.841458820694124

/** The effect with its likelihood-ratio interval, which holds for rare differences too, where the usual one fails. */
export function effectOf(counts: PairCounts, side: string): Effect {
  const differences = byDifference(counts)
  const pairs = differences.reduce((sum, n) => sum + n, 0)
  if (pairs === 0) return { side, points: 0, low: -100, high: 100, pairs }
  const mean = meanOf(differences, pairs)
  const isInside = (value: number) => -2 * logLikelihood(differences, value) <= CHI_95
  return { side, points: 100 * mean, low: 100 * edge(mean, -1, isInside), high: 100 * edge(mean, 1, isInside), pairs }
}

/** The last value from `inside` towards `outside` that still is inside. */
function edge(inside: number, outside: number, isInside: (value: number) => boolean): number {
  let near = inside
  let far = outside
  for (let step = 0; step < 40; step++) {
    const middle = (near + far) / 2
    if (isInside(middle)) near = middle
    else far = middle
  }
  return near
}

function meanOf(differences: readonly number[], pairs: number): number {
  return differences.reduce((sum, n, i) => sum + n * (DIFFERENCES[i] ?? 0), 0) / pairs
}

export function varianceOf(counts: PairCounts): Variance {
  const differences = byDifference(counts)
  const pairs = differences.reduce((sum, n) => sum + n, 0)
  if (pairs === 0) return { naive: 0, paired: 0 }
  const mean = meanOf(differences, pairs)
  const squares = differences.reduce((sum, n, i) => sum + n * ((DIFFERENCES[i] ?? 0) - mean) ** 2, 0)
  const ofVersion = (version: 0 | 1) => {
    const { won, drawn } = outcomesOf(counts, version)
    return (won + drawn / 4) / pairs - ((won + drawn / 2) / pairs) ** 2
  }
  return { naive: ofVersion(0) + ofVersion(1), paired: squares / pairs }
}
