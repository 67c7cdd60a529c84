import type { KeyedChance } from './keyed-chance.ts'

/** The only source of chance that rules and policies see. */
export interface Rng {
  /** A whole number 0..n-1, all equally likely; n is 1 to 2^32. A die is `1 + pick(6)`. */
  pick(n: number): number
  /** In paired games, chance by purpose and piece; rules that know it ask it instead. */
  readonly keyed?: KeyedChance | undefined
}

/** A seeded stream that knows how many numbers it has given. */
export interface SeededRng extends Rng {
  readonly picks: number
}

/** Which of a game's independent streams: the cards and dice of the game, or the whims of a player (`2` and up, one a seat). */
export const GAME_STREAM = 1
export const FIRST_SEAT_STREAM = 2

/** Outputs thrown away at the start, so that neighbouring seeds and games have nothing in common. */
export const WARM_UP = 15

/** Third word of the start state: the golden ratio, 2^32 / phi. */
export const GOLDEN = 0x9e3779b9

/**
 * The stream of one game: sfc32 (Chris Doty-Humphrey, PractRand) started from seed, number of the game and number of the stream.
 * Seeds and game numbers count modulo 2^32.
 */
export function seededRng(seed: number, game: number, stream: number = GAME_STREAM): SeededRng {
  let a = seed | 0
  let b = game | 0
  let c = GOLDEN | 0
  let d = stream | 0
  let picks = 0
  const next = (): number => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < WARM_UP; i++) next()
  return {
    pick(n) {
      picks++
      // Below 2^53 for every n up to 2^21, so the product is exact for any deck or die.
      return Math.floor((next() * n) / 0x1_0000_0000)
    },
    get picks() {
      return picks
    },
  }
}
