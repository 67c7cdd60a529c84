import type { KeyedChance } from './keyed-chance.ts'
import { seededRng, type Rng, type SeededRng } from './rng.ts'

/** A source of chance that can be asked by purpose as well. */
export interface KeyedRng extends SeededRng {
  readonly keyed: KeyedChance
}

/** Stream of purpose 0; the others follow. */
export const KEYED_STREAM = 1000

/** Chance of game number `game`, the same for every version of it. */
export function keyedRng(seed: number, game: number): KeyedRng {
  const plain = seededRng(seed, game)
  const streams = new Map<number, { readonly rng: Rng; readonly words: number[] }>()
  const word = (purpose: number, index: number): number => {
    const stream = streams.get(purpose) ?? { rng: seededRng(seed, game, KEYED_STREAM + purpose), words: [] }
    streams.set(purpose, stream)
    while (stream.words.length <= index) stream.words.push(stream.rng.pick(0x1_0000_0000))
    return stream.words[index] ?? 0
  }
  const keyed: KeyedChance = {
    order(purpose, pieces) {
      const key = (place: number) => word(purpose, pieces[place] ?? 0)
      const places = pieces.map((_, place) => place)
      return places.sort((a, b) => key(a) - key(b) || (pieces[a] ?? 0) - (pieces[b] ?? 0))
    },
    nth: (purpose, index, n) => Math.floor((word(purpose, index) * n) / 0x1_0000_0000),
  }
  return {
    pick: (n) => plain.pick(n),
    get picks() {
      return plain.picks
    },
    keyed,
  }
}
