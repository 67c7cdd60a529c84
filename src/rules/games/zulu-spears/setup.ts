import type { Listener } from '../../rules-model.ts'
import type { Rng } from '../../rng.ts'
import { orderDeck } from './chance.ts'
import { drawCard, fillHand } from './stages/draw.ts'
import { advance } from './turn.ts'
import type { ZuluParams } from './zulu-params.ts'
import { unplayedState, type ZuluState } from './zulu-state.ts'

/** Deals the opening hands, Zulus and British in turn, and plays up to the first decision. */
export function setUp(params: ZuluParams, rng: Rng, tell?: Listener): ZuluState {
  const state = unplayedState(params)
  orderDeck(state.zulu, params.packs[0], rng)
  orderDeck(state.british, params.packs[1], rng)
  const tellSetUp: Listener | undefined = tell && ((event) => tell({ ...event, turn: 0, rule: 'Set-up' }))
  if (params.mode === 'solo') fillHand(state, rng, tellSetUp)
  else
    for (let i = 0; i < params.openingHand; i++) {
      drawCard(state, 'zulu', rng, tellSetUp)
      drawCard(state, 'british', rng, tellSetUp)
    }
  advance(state, rng, tell)
  return state
}
