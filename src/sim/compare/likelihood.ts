import { DIFFERENCES } from './pair-counts.ts'

/**
 * Logarithm of how much likelier the counted differences are at best than with the mean `mean`, as a number of at most 0. Nothing is assumed of their
 * distribution but that it lies on `DIFFERENCES` and has this mean, strictly between -1 and 1.
 * The likeliest such distribution gives a difference v the share n(v) / N / (1 + x (v - mean)), where x makes the mean right (M. Van den Bergh,
 * "The Generalized Maximum Likelihood Ratio for the Expectation Value of a Distribution"). A difference that was never seen can have a share too: then x is at its bound.
 */
export function logLikelihood(counts: readonly number[], mean: number): number {
  const cells = DIFFERENCES.flatMap((v, i) => ((counts[i] ?? 0) > 0 ? [{ off: v - mean, count: counts[i] ?? 0 }] : []))
  const slope = (x: number) => cells.reduce((sum, { off, count }) => sum + (count * off) / (1 + x * off), 0)
  let low = -1 / (1 - mean)
  let high = 1 / (1 + mean)
  // `slope` falls with x. Bisection of some fifty steps comes as near as numbers go.
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (slope(middle) > 0) low = middle
    else high = middle
  }
  const x = (low + high) / 2
  return -cells.reduce((sum, { off, count }) => sum + count * Math.log(1 + x * off), 0)
}
