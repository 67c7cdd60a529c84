import type { Listener } from '../../rules-model.ts'
import type { Rng } from '../../rng.ts'
import type { EqualityParams } from './equality-params.ts'
import { newState, type EqualityState } from './equality-state.ts'
import { advance } from './turn.ts'

/** Places the units and plays up to the first decision. */
export function setUp(params: EqualityParams, rng: Rng, tell?: Listener): EqualityState {
  const state = newState(params)
  advance(state, rng, tell)
  return state
}
