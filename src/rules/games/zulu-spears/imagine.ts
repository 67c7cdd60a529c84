import { drawAny } from '../../helpers/draw-any.ts'
import type { Rng } from '../../rng.ts'
import { redealHidden } from './redeal.ts'
import { BRITISH, ZULU } from './roles.ts'
import type { Pack } from './zulu-params.ts'
import { insertCard, unplayedState, type ZuluState } from './zulu-state.ts'
import type { ZuluView } from './zulu-view.ts'

/** A position that a view may come from. Cards that the seat cannot see are dealt at random from those that it sees nowhere. */
export function imagineState(view: ZuluView, rng: Rng): ZuluState {
  const { params, hands, discards } = view
  const [zuluPack, britishPack] = params.packs
  const isZulu = view.side === 'zulu'
  const state = unplayedState(params)
  state.turn = view.turn
  state.troops = view.troops
  state.at = params.stages.findIndex(({ stage }) => stage === view.stage)
  state.shots = view.shots
  state.attack = [...view.attack]
  state.standing = [...view.standing]
  state.zulu.discard = [...discards[0]]
  state.british.discard = [...discards[1]]
  if (isZulu) state.zulu.hand = [...view.hand]
  else state.british.hand = [...view.hand]
  state.zulu.deck = without(zuluPack, [...state.zulu.hand, ...state.attack, ...state.zulu.discard])
  state.british.deck = without(britishPack, [...state.british.hand, ...state.standing, ...state.british.discard])
  // What is hidden gets the right number of cards; `redealHidden` makes them random.
  const hidden = isZulu
    ? [[britishPack, state.british.deck, state.british.hand, hands[1]] as const]
    : [
        [zuluPack, state.zulu.deck, state.zulu.hand, hands[0]] as const,
        [zuluPack, state.zulu.deck, state.faceDown, view.faceDown] as const,
        [zuluPack, state.zulu.deck, state.unseen, view.unseen] as const,
      ]
  for (const [pack, deck, row, size] of hidden) while (row.length < size) insertCard(pack, row, drawAny(deck, rng))
  redealHidden(state, isZulu ? ZULU : BRITISH, rng)
  return state
}

/** Cards of a pack that are not among these. */
function without(pack: Pack, cards: readonly number[]): number[] {
  const seen = new Set(cards)
  return pack.kindOf.map((_, card) => card).filter((card) => !seen.has(card))
}
