/**
 * Chance that is asked by purpose and by piece. Two versions of a game that are played by it meet the same luck, though one of them has more pieces
 * or asks more often. Purposes are numbered from 0 by the rules; each has a stream of its own.
 */
export interface KeyedChance {
  /** The places of pieces in the order in which they come. Within a purpose each piece has a random number of its own, whatever others there are; the lowest comes first. */
  order(purpose: number, pieces: readonly number[]): readonly number[]
  /** A whole number 0..n-1: number `index` (from 0) of a purpose. */
  nth(purpose: number, index: number, n: number): number
}
