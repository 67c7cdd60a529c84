/** A straight scale from values to positions, with round values to label. */
export interface Axis {
  readonly ticks: readonly number[]
  /** Digits after the point that the labels need. */
  readonly digits: number
  at(value: number): number
}

/** Steps between labels, times a power of ten. */
const STEPS = [1, 2, 5, 10]
/** Share of the values below which a difference is none. */
const NOTHING = 1e-9

/** An axis over [low, high], widened to whole steps, laid from position `from` to position `to`, with about `wanted` steps. */
export function axisOf(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  wanted = 4,
): Axis {
  const span = high - low > NOTHING * Math.max(1, Math.abs(low), Math.abs(high)) ? high - low : 1
  const power = 10 ** Math.floor(Math.log10(span / wanted))
  const step = power * (STEPS.find((each) => each * power >= (span / wanted) * (1 - 1e-9)) ?? 10)
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(digits))),
    digits,
    at: (value) => from + ((value / step - first) / (last - first)) * (to - from),
  }
}

/** A label of an axis, with a true minus sign. */
export function tickText(value: number, digits: number): string {
  return value.toFixed(digits).replace('-', '−')
}
