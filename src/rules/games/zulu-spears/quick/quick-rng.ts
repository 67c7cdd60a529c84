import { GAME_STREAM, GOLDEN, WARM_UP } from '../../../rng.ts'

/** State of a stream of chance: the four words of sfc32. Typed, so that drawing never allocates. */
export type QuickRng = Int32Array

/** Starts a stream of a game anew, by default that of the game itself: the same numbers as `seededRng`. */
export function restart(rng: QuickRng, seed: number, game: number, stream = GAME_STREAM): void {
  rng[0] = seed
  rng[1] = game
  rng[2] = GOLDEN
  rng[3] = stream
  for (let i = 0; i < WARM_UP; i++) nextWord(rng)
}

/** 32 random bits (sfc32), as a whole number with sign. */
export function nextWord(rng: QuickRng): number {
  const b = rng[1]!
  const c = rng[2]!
  const d = rng[3]!
  const t = (rng[0]! + b + d) | 0
  rng[3] = d + 1
  rng[0] = b ^ (b >>> 9)
  rng[1] = c + (c << 3)
  rng[2] = ((c << 21) | (c >>> 11)) + t
  return t
}

/** A whole number 0..n-1. */
export function pick(rng: QuickRng, n: number): number {
  return Math.floor(((nextWord(rng) >>> 0) * n) / 0x1_0000_0000)
}

/** Numbers drawn from the game's own stream since its start. The fourth word counts every output. */
export function picksOf(rng: QuickRng): number {
  return (rng[3]! - GAME_STREAM - WARM_UP) | 0
}
