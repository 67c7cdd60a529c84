import type { Interval } from '../sim/wilson.ts'
import { digitsFor } from './digits-for.ts'
import type { IntervalsFigure, Version } from './plots/figure.ts'

/** `18.9 % (17.7 to 20.2 %)`, with as many digits as the interval supports. */
export function sayRate({ value, low, high }: Interval): string {
  const [all, least, most] = [value, low, high].map((share) => (100 * share).toFixed(digitsFor(low, high)))
  return `${all} % (${least} to ${most} %)`
}

/** A win rate (as shares) as a row of a plot in percent. */
export function rateRow(label: string, rate: Interval, version: Version): IntervalsFigure['rows'][number] {
  const { value, low, high } = rate
  return { label, version, value: 100 * value, low: 100 * low, high: 100 * high, text: sayRate(rate) }
}
