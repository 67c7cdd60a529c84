import { KEYED_STREAM } from '../../../keyed-rng.ts'
import type { QuickPair } from '../../../rules-model.ts'
import { keyOf, PURPOSE } from '../chance.ts'
import type { Pack, ZuluParams } from '../zulu-params.ts'
import type { QuickChance } from './quick-chance.ts'
import { quickGame } from './quick-game.ts'
import { restart, type QuickRng } from './quick-rng.ts'
import { emptyHand, type QuickSide } from './quick-side.ts'
import { shuffled, type Shuffled } from './shuffled.ts'

/** Quick play of two versions by the same keyed chance; undefined where only the plain rules can play one of them. The shuffled decks are shared. */
export function quickPair(
  [base, changed]: readonly [ZuluParams, ZuluParams],
  policies: readonly [readonly string[], readonly string[]],
): QuickPair | undefined {
  const [zuluCards, britishCards] = [0, 1].map((seat) => most(base.packs[seat], changed.packs[seat]))
  const decks = [shuffled(zuluCards ?? 0), shuffled(britishCards ?? 0)] as const
  const streams = [PURPOSE.snipers, PURPOSE.cannons, PURPOSE.die].map((purpose) => ({ purpose, start: newStream() }))
  const starts = streams.map(({ start }) => start)
  const first = quickGame(base, policies[0], keyedChance(base, decks, starts))
  const second = quickGame(changed, policies[1], keyedChance(changed, decks, starts))
  if (!first || !second) return undefined
  return (seed, game) => {
    decks[0].shuffle(seed, game, PURPOSE.zuluDeck)
    decks[1].shuffle(seed, game, PURPOSE.britishDeck)
    for (const { start, purpose } of streams) restart(start, seed, game, KEYED_STREAM + purpose)
    return [first(seed, game), second(seed, game)]
  }
}

/** Numbers of cards that two packs have between them: one more than the highest. */
function most(...packs: (Pack | undefined)[]): number {
  const keys = packs.flatMap((pack) => pack?.kindOf.map((_, card) => keyOf(pack, card)) ?? [])
  return keys.reduce((high, key) => Math.max(high, key + 1), 0)
}

const newStream = (): QuickRng => new Int32Array(4)

/** The luck of one version: its part of the shuffled decks, and streams that begin at `starts` (hits on the British, hits on the Zulus, die). */
function keyedChance(
  params: ZuluParams,
  decks: readonly [Shuffled, Shuffled],
  starts: readonly QuickRng[],
): QuickChance {
  const [britishHits, zuluHits, rng] = [newStream(), newStream(), newStream()]
  const [zuluCards, britishCards] = [0, 1].map((seat) => cardsByKey(params.packs[seat], decks[seat]?.order.length ?? 0))
  const anew = shuffled(decks[1].order.length)
  let now = { seed: 0, game: 0 }
  return {
    rng,
    begin(zulu, british, seed, game) {
      now = { seed, game }
      zulu.hits = zuluHits
      british.hits = britishHits
      britishHits.set(starts[0]!)
      zuluHits.set(starts[1]!)
      rng.set(starts[2]!)
      emptyHand(zulu)
      emptyHand(british)
      layOut(zulu, decks[0].order, zuluCards!, zulu.copies)
      layOut(british, decks[1].order, britishCards!, british.copies)
    },
    reshuffle(british, times) {
      anew.shuffle(now.seed, now.game, PURPOSE.reshuffle + times)
      const copies = new Int32Array(british.copies.length)
      for (let i = 0; i < british.left; i++) copies[british.deck[i]!]!++
      layOut(british, anew.order, britishCards!, copies)
    },
  }
}

/** The card of each key; -1 where this version has none. */
function cardsByKey(pack: Pack | undefined, keys: number): Int16Array {
  const cards = new Int16Array(keys).fill(-1)
  pack?.kindOf.forEach((_, card) => (cards[keyOf(pack, card)] = card))
  return cards
}

/** Lays the first `copies` cards of every slot as a deck, in an order of keys, the first card last. */
function layOut(side: QuickSide, order: Uint16Array, cards: Int16Array, copies: Int32Array): void {
  const { deck, list, first } = side
  let left = 0
  for (let i = order.length - 1; i >= 0; i--) {
    const card = cards[order[i]!]!
    if (card < 0) continue
    const slot = list[card]!
    if (card - first[slot]! < copies[slot]!) deck[left++] = slot
  }
  side.left = left
  side.ordered = true
}
