/** Digits after the point that a figure supports which is known to plus or minus `half`. */
function digitsKnown(half: number): number {
  return half >= 1 ? 0 : half >= 0.1 ? 1 : half >= 0.01 ? 2 : 3
}

/** Digits after the point of a percentage that an interval (as shares, 0..1) supports. */
export function digitsFor(low: number, high: number): number {
  return digitsKnown(((high - low) / 2) * 100)
}

/** Most digits of a mean. */
const MOST_OF_MEANS = 2

/** Digits after the point of a mean over so many games with a standard deviation, by its 95 % interval. */
export function digitsForMean(sd: number, games: number): number {
  return Math.min(MOST_OF_MEANS, digitsKnown((1.96 * sd) / Math.sqrt(Math.max(1, games))))
}
