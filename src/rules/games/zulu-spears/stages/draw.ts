import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { orderReshuffled, takeNext } from '../chance.ts'
import { BRITISH, type SideId } from '../roles.ts'
import { namesOf } from '../zulu-params.ts'
import { insertCard, packOf, type ZuluState } from '../zulu-state.ts'
import { report, type AutomaticStage } from './stage-rules.ts'

/** Draws a card into a hand; without effect when the deck is empty. */
export function drawCard(state: ZuluState, side: SideId, rng: Rng, tell?: Listener): void {
  const pile = side === 'zulu' ? state.zulu : state.british
  if (pile.deck.length === 0) return
  const card = takeNext(pile, rng)
  const pack = packOf(state.params, side)
  insertCard(pack, pile.hand, card)
  state.tally.drawn++
  const who = side === 'zulu' ? 'Zulus' : 'British'
  report(state, tell, 'draw', () => `The ${who} draw ${namesOf(pack, [card])}.`, side, [card])
}

/** By ruling, an empty British deck is made anew of the discards, in the order of the list. */
function reshuffle(state: ZuluState, rng: Rng, tell?: Listener): void {
  const { deck, discard } = state.british
  if (!state.params.rulings.reshuffleBritish || deck.length > 0 || discard.length === 0) return
  state.british.deck = discard.sort((a, b) => a - b)
  state.british.discard = []
  orderReshuffled(state.british, state.params.packs[1], state.reshuffles++, rng)
  report(state, tell, 'reshuffle', () => 'The British shuffle their discards into a new deck.')
}

/** The Zulus have to draw and cannot: the British win, and this turn does not count. */
export function endWithoutCards(state: ZuluState, tell?: Listener): void {
  state.end = { winner: BRITISH, ending: 'zulu-deck-empty', turns: state.turn - 1, score: state.troops }
  report(state, tell, 'end', () => 'The Zulu deck is empty: the Zulus go home and the British win.')
}

/** Draw phase of the two-player game. */
export const drawTwoPlayer: AutomaticStage = {
  automatic: true,
  run(state, rng, tell) {
    if (state.zulu.deck.length === 0) return endWithoutCards(state, tell)
    for (let i = 0; i < state.params.draw; i++) {
      drawCard(state, 'zulu', rng, tell)
      reshuffle(state, rng, tell)
      drawCard(state, 'british', rng, tell)
    }
  },
}

/** Fills the British hand (solo). Cards that can never be played take up places like all others. */
export function fillHand(state: ZuluState, rng: Rng, tell?: Listener): void {
  while (state.british.hand.length < state.params.hand && state.british.deck.length > 0)
    drawCard(state, 'british', rng, tell)
}

/** Draw phase of the solo variant. */
export const drawSolo: AutomaticStage = { automatic: true, run: fillHand }
