import { drawAny } from '../../helpers/draw-any.ts'
import type { Rng } from '../../rng.ts'
import { ZULU } from './roles.ts'
import type { Pack } from './zulu-params.ts'
import { insertCard, type Pile, type ZuluState } from './zulu-state.ts'

/** Deals anew all that a seat cannot see: the order of its own deck, the enemy's deck and hand, cards that lie face down. */
export function redealHidden(state: ZuluState, seat: number, rng: Rng): void {
  const [zuluPack, britishPack] = state.params.packs
  if (seat === ZULU) {
    redealPile(state.zulu, zuluPack, rng, false)
    redealPile(state.british, britishPack, rng, true)
    return
  }
  redealPile(state.british, britishPack, rng, false)
  // The rows of the solo variant are hidden from the British as the deck is.
  const rows = [state.faceDown, state.unseen]
  state.zulu.deck.push(...rows.flat())
  for (const row of rows) {
    const size = row.length
    row.length = 0
    for (let i = 0; i < size; i++) insertCard(zuluPack, row, drawAny(state.zulu.deck, rng))
  }
  redealPile(state.zulu, zuluPack, rng, true)
}

/** Shuffles a deck; where the hand is hidden too, its cards go through the deck. */
function redealPile(pile: Pile, pack: Pack, rng: Rng, handIsHidden: boolean): void {
  const size = pile.hand.length
  if (handIsHidden) {
    pile.deck.push(...pile.hand)
    pile.hand.length = 0
    for (let i = 0; i < size; i++) insertCard(pack, pile.hand, drawAny(pile.deck, rng))
  }
  const shuffled: number[] = []
  while (pile.deck.length > 0) shuffled.push(drawAny(pile.deck, rng))
  pile.deck = shuffled
}
