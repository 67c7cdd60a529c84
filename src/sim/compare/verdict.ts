import { logLikelihood } from './likelihood.ts'
import { byDifference, type PairCounts } from './pair-counts.ts'

/** What a test is asked to tell apart, and how sure it has to be. */
export interface VerdictWish {
  /** Percentage points that matter. */
  readonly d: number
  /** Chance to find an effect where there is none. */
  readonly alpha: number
  /** Chance to find none where the effect is d. */
  readonly beta: number
}

/** Whether a change matters, and after how many pairs that was clear. */
export interface Verdict {
  readonly answer: 'no effect' | 'at least +d' | 'at least -d' | 'undecided'
  readonly pairs: number
  readonly d: number
}

/** A test that is told how the counts stand, again and again, until it has its answer. */
export interface VerdictTest {
  /** Looks at the counts so far. Whether there is an answer. */
  look(counts: PairCounts): boolean
  /** The answer, or "undecided" after all pairs that were looked at. */
  verdict(): Verdict
}

/**
 * Share of the wished errors that the bounds are set for. The plain test of two known distributions keeps its errors; one whose distributions are fitted to the counts
 * overshoots a little, by up to a fifth where differences are rare (`tests/sim/compare/verdict-errors.test.ts`).
 */
const MARGIN = 0.8

/**
 * The generalised sequential probability ratio test (X. Li, J. Liu, Z. Ying, Sequential Analysis 33, 2014) of pairs, as chess engines are tested by: no effect against
 * an effect of +d, and against one of -d, each with half of alpha. The unit is the pair, and nothing is assumed of how the games of a pair hang together.
 * An effect between 0 and d may get either answer; the interval of the effect says more.
 */
export function verdictTest({ d, alpha, beta }: VerdictWish): VerdictTest {
  // The inverse of a likelihood ratio exceeds 1 / p with a chance of at most p (Ville).
  const accept = -Math.log((MARGIN * alpha) / 2)
  const reject = Math.log(MARGIN * beta)
  const open = new Set([1, -1])
  let answer: Verdict['answer'] = 'undecided'
  let pairs = 0
  return {
    look(counts) {
      if (answer !== 'undecided') return true
      const differences = byDifference(counts)
      pairs = differences.reduce((sum, n) => sum + n, 0)
      const none = logLikelihood(differences, 0)
      for (const sign of open) {
        const ratio = logLikelihood(differences, (sign * d) / 100) - none
        if (ratio >= accept) answer = sign > 0 ? 'at least +d' : 'at least -d'
        else if (ratio <= reject) open.delete(sign)
      }
      if (open.size === 0) answer = 'no effect'
      return answer !== 'undecided'
    },
    verdict: () => ({ answer, pairs, d }),
  }
}
