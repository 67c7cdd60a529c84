import type { ExactChance } from '../rules/helpers/hypergeometric.ts'

/** An exact chance in JSON. Numbers beyond 2^53, which JSON readers would round, are written as text. */
export interface ExactJson {
  readonly numerator: number | string
  readonly denominator: number | string
  readonly value: number
}

export function exactJson({ numerator, denominator, value }: ExactChance): ExactJson {
  return { numerator: whole(numerator), denominator: whole(denominator), value }
}

function whole(number: bigint): number | string {
  return number <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(number) : String(number)
}

/** A chance in percent to two places, rounded half up from the fraction. What is possible is never 0 %, what may fail never 100 %. */
export function exactPercent({ numerator, denominator }: Pick<ExactChance, 'numerator' | 'denominator'>): string {
  if (numerator === 0n) return '0 %'
  if (numerator === denominator) return '100 %'
  const hundredths = (20_000n * numerator + denominator) / (2n * denominator)
  if (hundredths === 0n) return '<0.01 %'
  if (hundredths === 10_000n) return '>99.99 %'
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} %`
}

/** Longest fraction that is worth reading, in characters. */
const READABLE = 28

/** `1/6`; a fraction too long to be read is left to the JSON. */
export function fractionText({ numerator, denominator }: ExactChance): string {
  const text = `${numerator}/${denominator}`
  return text.length <= READABLE ? text : 'long fraction, see --json'
}
