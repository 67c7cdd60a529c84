import type { Rng } from '../../rng.ts'
import type { Listener } from '../../rules-model.ts'
import type { BattleParams } from './battle-params.ts'
import { firstState, type BattleState } from './battle-state.ts'
import { advance } from './turn.ts'

/** The pieces at their places, up to the first decision. */
export function setUp(params: BattleParams, rng: Rng, tell?: Listener): BattleState {
  const state = firstState(params)
  advance(state, rng, tell)
  return state
}
