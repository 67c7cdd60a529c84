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

/** Weight of the effect of exactly d among those that an effect of at least d may be. */
const WEIGHT_OF_D = 3 / 4

/**
 * The generalised sequential probability ratio test (X. Li, J. Liu, Z. Ying, Sequential Analysis 33, 2014) of pairs, as chess engines are tested by: no effect against
 * an effect of +d or more, and against one of -d or more, each with half of alpha. The unit is the pair, and nothing is assumed of how the games of a pair hang together.
 * An effect between 0 and d may get either answer; the interval of the effect says more.
 */
export function verdictTest({ d, alpha, beta }: VerdictWish): VerdictTest {
  // The inverse of a likelihood ratio exceeds 1 / p with a chance of at most p (Ville). So does a mean of several.
  const accept = -Math.log((MARGIN * alpha) / 2)
  const reject = Math.log(MARGIN * beta)
  const effects = effectsFrom(d / 100)
  const open = new Set([1, -1])
  let answer: Verdict['answer'] = 'undecided'
  let pairs = 0
  return {
    look(counts) {
      if (answer !== 'undecided') return true
      const differences = byDifference(counts)
      pairs = differences.reduce((sum, n) => sum + n, 0)
      const none = logLikelihood(differences, 0)
      const ratioOf = (effect: number): number => logLikelihood(differences, effect) - none
      // Large effects are seen at once by the ratios of large ones, which that of d alone would take long to tell.
      const mixture = (sign: number): number =>
        logSum(effects.map(({ effect, weight }) => ratioOf(sign * effect) + Math.log(weight)))
      for (const sign of open) {
        // No ratio is above that of the mean itself, which saves most of the work.
        if (-none >= accept && mixture(sign) >= accept) answer = sign > 0 ? 'at least +d' : 'at least -d'
        else if (ratioOf((sign * d) / 100) <= reject) open.delete(sign)
      }
      if (open.size === 0) answer = 'no effect'
      return answer !== 'undecided'
    },
    verdict: () => ({ answer, pairs, d }),
  }
}

/** Effects of at least d, as shares: d, 2 d, 4 d and so on below 1, with weights that add up to 1. */
function effectsFrom(d: number): readonly { readonly effect: number; readonly weight: number }[] {
  const larger: number[] = []
  for (let effect = 2 * d; effect < 1; effect *= 2) larger.push(effect)
  if (larger.length === 0) return [{ effect: d, weight: 1 }]
  const weight = (1 - WEIGHT_OF_D) / larger.length
  return [{ effect: d, weight: WEIGHT_OF_D }, ...larger.map((effect) => ({ effect, weight }))]
}

/** Logarithm of the sum of what these are logarithms of. */
function logSum(logarithms: readonly number[]): number {
  const most = Math.max(...logarithms)
  return most + Math.log(logarithms.reduce((sum, each) => sum + Math.exp(each - most), 0))
}
