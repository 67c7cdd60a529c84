import { KEYED_STREAM } from '../../../keyed-rng.ts'
import { nextWord, restart, type QuickRng } from './quick-rng.ts'

/** The order in which keyed chance lays the pieces of a purpose: what `KeyedChance.order` gives, without its cost. */
export interface Shuffled {
  /** Number of the piece that comes first, second ... */
  readonly order: Uint16Array
  /** Shuffles for a game. */
  shuffle(seed: number, game: number, purpose: number): void
}

/** Pieces 0 to `pieces` - 1, to be shuffled again and again. */
export function shuffled(pieces: number): Shuffled {
  const rng: QuickRng = new Int32Array(4)
  const words = new Uint32Array(pieces)
  const order = new Uint16Array(pieces)
  // As many buckets as pieces, so that each holds about one: the top bits of a word are its bucket.
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(1, pieces))))
  const shift = 32 - bits
  const ends = new Uint16Array(2 ** bits)
  return {
    order,
    shuffle(seed, game, purpose) {
      restart(rng, seed, game, KEYED_STREAM + purpose)
      ends.fill(0)
      for (let piece = 0; piece < pieces; piece++) {
        const word = nextWord(rng)
        words[piece] = word
        ends[word >>> shift]!++
      }
      for (let bucket = 1; bucket < ends.length; bucket++) ends[bucket]! += ends[bucket - 1]!
      // From the last piece to the first, so that pieces of the same word stay in their order.
      for (let piece = pieces - 1; piece >= 0; piece--) order[--ends[words[piece]! >>> shift]!] = piece
      for (let place = 1; place < pieces; place++) {
        const piece = order[place]!
        const word = words[piece]!
        let to = place
        for (; to > 0 && words[order[to - 1]!]! > word; to--) order[to] = order[to - 1]!
        order[to] = piece
      }
    },
  }
}
