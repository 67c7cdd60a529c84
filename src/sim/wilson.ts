/** A share with its 95 % interval; all of it 0..1. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054

/** Wilson's score interval (Wilson 1927): stays inside 0..1 and holds for rare events, where the usual interval fails. `z` is the quantile of another level than 95 %. */
export function wilson(successes: number, trials: number, z = Z): Interval {
  if (trials === 0) return { value: 0, low: 0, high: 1 }
  const value = successes / trials
  const z2 = (z * z) / trials
  const middle = (value + z2 / 2) / (1 + z2)
  const half = (z * Math.sqrt((value * (1 - value)) / trials + z2 / (4 * trials))) / (1 + z2)
  // The ends are exact where nothing or everything succeeded; rounding would miss them.
  return {
    value,
    low: successes === 0 ? 0 : Math.max(0, middle - half),
    high: successes === trials ? 1 : Math.min(1, middle + half),
  }
}

/** Half the width of an interval, in percentage points. */
export function halfWidth({ low, high }: Interval): number {
  return ((high - low) / 2) * 100
}
