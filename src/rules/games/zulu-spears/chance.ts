import { drawAny } from '../../helpers/draw-any.ts'
import type { Rng } from '../../rng.ts'
import type { SideId } from './roles.ts'
import type { Pack } from './zulu-params.ts'
import type { Pile } from './zulu-state.ts'

/** What keyed chance is asked for. Reshuffle number n (from 0) of the British deck is `reshuffle` + n. */
export const PURPOSE = { zuluDeck: 0, britishDeck: 1, snipers: 2, cannons: 3, die: 4, reshuffle: 5 }

/** Number of a card for keyed chance: its card number, unless the pack was matched with that of another version. */
export function keyOf(pack: Pack, card: number): number {
  return pack.keys?.[card] ?? card
}

/** Puts a deck into the order of keyed chance, the next card last; other chance draws from a deck in any order. */
export function orderDeck(pile: Pile, pack: Pack, rng: Rng): void {
  if (!rng.keyed) return
  const purpose = pack.side === 'zulu' ? PURPOSE.zuluDeck : PURPOSE.britishDeck
  putInOrder(pile, rng.keyed.order(purpose, keysOf(pack, pile.deck)))
}

/** The same for the new deck of reshuffle number `times` (from 0), which stands in list order. Alike cards change places freely: the first copies of a kind count. */
export function orderReshuffled(pile: Pile, pack: Pack, times: number, rng: Rng): void {
  if (!rng.keyed) return
  const seen = new Map<number, number>()
  const alike = pile.deck.map((card) => {
    const place = pack.kindOf[card] ?? 0
    const copy = seen.get(place) ?? 0
    seen.set(place, copy + 1)
    return (pack.kinds[place]?.first ?? 0) + copy
  })
  putInOrder(pile, rng.keyed.order(PURPOSE.reshuffle + times, keysOf(pack, alike)))
}

const keysOf = (pack: Pack, cards: readonly number[]): number[] => cards.map((card) => keyOf(pack, card))

function putInOrder(pile: Pile, places: readonly number[]): void {
  pile.deck = places.map((place) => pile.deck[place] ?? 0).reverse()
}

/** Takes the next card of a deck that is not empty. */
export function takeNext(pile: Pile, rng: Rng): number {
  const next = rng.keyed ? pile.deck.pop() : drawAny(pile.deck, rng)
  if (next === undefined) throw new Error('the deck is empty')
  return next
}

/** Which of `open` cards a shot at a side hits. `shot` counts the shots of the game, from 0. */
export function hitBy(target: SideId, shot: number, open: number, rng: Rng): number {
  return rng.keyed ? rng.keyed.nth(target === 'zulu' ? PURPOSE.cannons : PURPOSE.snipers, shot, open) : rng.pick(open)
}

/** The die of a turn, from 1. */
export function rollDie(turn: number, faces: number, rng: Rng): number {
  return 1 + (rng.keyed ? rng.keyed.nth(PURPOSE.die, turn - 1, faces) : rng.pick(faces))
}
