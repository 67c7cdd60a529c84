/** An exact chance in lowest terms, and its nearest number. */
export interface ExactChance {
  readonly numerator: bigint
  readonly denominator: bigint
  readonly value: number
}

/** n over k: the ways to choose k of n; 0 when there are not so many. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  const steps = Math.min(k, n - k)
  for (let i = 0; i < steps; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return ways
}

/** The ways to choose 0, 1, 2 ... of n, up to `most`. */
export function choices(n: number, most: number): readonly bigint[] {
  const ways = [1n]
  for (let k = 1; k <= Math.min(n, most); k++) ways.push(((ways[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k))
  return ways
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** A fraction in lowest terms. Its value is the nearest number, however long the two numbers are and however small the chance. */
export function exactChance(numerator: bigint, denominator: bigint): ExactChance {
  const divisor = gcd(numerator, denominator)
  const [over, under] = [numerator / divisor, denominator / divisor]
  return { numerator: over, denominator: under, value: nearest(over, under) }
}

/** The number nearest to a fraction of at most 1. */
function nearest(numerator: bigint, denominator: bigint): number {
  // Binary places that leave at least 60 digits of the quotient, more than a number holds. What is cut off matters only in a tie, so one digit tells that there is something.
  const places = 64 + digitsOf(denominator) - digitsOf(numerator)
  const scaled = numerator << BigInt(places)
  const quotient = scaled / denominator
  return Number(scaled % denominator === 0n ? quotient : quotient | 1n) * 2 ** -places
}

/** Binary digits of a number, at most three too many. */
function digitsOf(number: bigint): number {
  return 4 * number.toString(16).length
}

/** A draw without putting back: `drawn` cards of a deck of `size`, of which `good` are wanted. */
export interface Draw {
  readonly size: number
  readonly good: number
  readonly drawn: number
}

/** Chance that at least `least` wanted cards are drawn. Throws for impossible numbers: more wanted or drawn cards than the deck has, or negative ones. */
export function chanceOfAtLeast(least: number, { size, good, drawn }: Draw): ExactChance {
  const whole = [least, size, good, drawn].every((n) => Number.isInteger(n) && n >= 0)
  if (!whole || good > size || drawn > size)
    throw new RangeError(`impossible draw: ${drawn} of ${size} cards, ${good} of them wanted, at least ${least}`)
  let ways = 0n
  for (let hits = least; hits <= Math.min(good, drawn); hits++)
    ways += choose(good, hits) * choose(size - good, drawn - hits)
  return exactChance(ways, choose(size, drawn))
}
