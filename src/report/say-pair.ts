import type { BeforeAfter } from './compare-report.ts'

/** `7 → 9`; a figure that stays the same once. */
export function sayPair<T>({ from, to }: BeforeAfter<T>): string {
  const word = (value: T | undefined): string => (value === undefined ? 'none' : String(value))
  return word(from) === word(to) ? word(to) : `${word(from)} → ${word(to)}`
}
