import { makePolicy } from '../../../policy-name.ts'
import type { Rng } from '../../../rng.ts'
import { mustDecide } from '../can-do.ts'
import type { EqualityState } from '../equality-state.ts'
import { viewOf } from '../equality-view.ts'
import { POLICIES } from '../policies/policies.ts'
import { giveOrders, resolve } from '../turn.ts'

/** Plays one turn by policies, from recovery to army morale, and nothing after it. */
export function playTurn(state: EqualityState, policies: readonly string[], rng: Rng): void {
  const players = policies.map((name, seat) => makePolicy(POLICIES, state.params, seat, name))
  resolve(state, rng)
  while (!state.end && state.stage !== 'recovery') {
    players.forEach((player, seat) => {
      const view = viewOf(state, seat)
      if (mustDecide(view, state.stage, seat)) giveOrders(state, player.choose(view, rng))
    })
    resolve(state, rng)
  }
}
