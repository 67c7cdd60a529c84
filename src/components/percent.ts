import type { ExactChance } from '../rules/helpers/hypergeometric.ts'

/** Whole percent, rounded half up from the exact fraction. What is possible is never 0 %, what may fail never 100 %: `<1%`, `>99%`. */
export function percent({ numerator, denominator }: Pick<ExactChance, 'numerator' | 'denominator'>): string {
  if (numerator === 0n) return '0%'
  if (numerator === denominator) return '100%'
  const rounded = (200n * numerator + denominator) / (2n * denominator)
  return rounded === 0n ? '<1%' : rounded === 100n ? '>99%' : `${rounded}%`
}
