import { restart, type QuickRng } from './quick-rng.ts'
import { restore, type QuickSide } from './quick-side.ts'

/** Luck of quick play, begun anew for every game. */
export interface QuickChance {
  /** The game's own stream: the die, and `picks`. */
  readonly rng: QuickRng
  /** Puts both decks and all streams in their start state. */
  begin(zulu: QuickSide, british: QuickSide, seed: number, game: number): void
  /** Puts the new deck of reshuffle number `times` (from 0) in order; absent where cards are drawn from any place. */
  reshuffle?(british: QuickSide, times: number): void
}

/** The luck of the plain rules: one stream for everything, in the order in which chance is asked. */
export function sharedChance(): QuickChance {
  const rng: QuickRng = new Int32Array(4)
  return {
    rng,
    begin(zulu, british, seed, game) {
      restart(rng, seed, game)
      zulu.hits = rng
      british.hits = rng
      restore(zulu)
      restore(british)
    },
  }
}
