import { seededRng } from '../../rng.ts'
import type { QuickGame } from '../../rules-model.ts'
import { playOf } from './policies/policies.ts'
import { BRITISH, type RorkesParams } from './rorkes-params.ts'
import { clearState, newState } from './new-state.ts'
import { applyMove, deciderOf, endStage } from './turn.ts'

/**
 * Quick play for players that have a way of it: the same steps of the rules on the same state, but they play a call's moves or attacks in one go,
 * without a decision put together and looked at for each figure.
 */
export function quickGame(params: RorkesParams, policies: readonly string[]): QuickGame | undefined {
  const [zulu, british] = policies.map((policy) => playOf(policy, params))
  if (!zulu || !british) return undefined
  const state = newState(params)
  return (seed, game) => {
    const rng = seededRng(seed, game)
    clearState(state)
    while (!state.end) {
      const player = deciderOf(state) === BRITISH ? british : zulu
      if (state.stage === 'moves') player.moves(state, rng)
      else if (state.stage === 'attacks') player.attacks(state, rng)
      else {
        applyMove(state, player.policy.choose(state, rng), rng)
        continue
      }
      endStage(state, rng)
    }
    const { winner, ending, turns, score, figures, fought } = state.end
    return { winner, ending, turns, score, figures, fought, picks: rng.picks }
  }
}
