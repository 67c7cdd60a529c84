import type { QuickGame } from '../../rules-model.ts'
import { seededRng } from '../../rng.ts'
import type { EqualityParams } from './equality-params.ts'
import { newState, resetState, type EqualityState } from './equality-state.ts'
import type { EqualityView } from './equality-view.ts'
import type { Plan } from './policies/plan.ts'
import { planOf } from './policies/policies.ts'
import { BRITISH, ZULU } from './seats.ts'
import { carryOut } from './steps/round-b.ts'
import { resolve } from './turn.ts'

/**
 * Quick play for policies that play by plans: the same rules on the same state, but orders are written straight into it, without views and decisions made
 * for them.
 */
export function quickGame(params: EqualityParams, policies: readonly string[]): QuickGame | undefined {
  const [zulu, british] = policies.map((policy) => planOf(policy, params))
  if (!zulu || !british) return undefined
  const state = newState(params)
  return (seed, game) => {
    const rng = seededRng(seed, game)
    resetState(state)
    zulu.begin?.()
    british.begin?.()
    while (!state.end) {
      order(state, zulu, british)
      resolve(state, rng)
    }
    const { winner, ending, turns, score, figures } = state.end
    return { winner, ending, turns, score, figures, picks: rng.picks }
  }
}

/** Has both sides write their orders for the present stage. */
function order(state: EqualityState, zulu: Plan, british: Plan): void {
  const { params, stage, turn, units, orders } = state
  if (stage === 'recovery') return
  if (stage === 'pursue') {
    const [melee] = state.melees
    const victor = melee?.victor === BRITISH ? british : zulu
    if (melee) carryOut(state, melee, victor.follows)
    return
  }
  const view = { params, seat: ZULU, stage, turn, units, melee: undefined }
  write(zulu, view, orders)
  view.seat = BRITISH
  write(british, view, orders)
}

function write(plan: Plan, view: EqualityView, orders: EqualityState['orders']): void {
  switch (view.stage) {
    case 'charge':
      return plan.charge(view, orders)
    case 'evade':
      return plan.evade(view, orders)
    case 'move':
      return plan.move(view, orders)
    case 'fire':
      return plan.fire(view, orders)
    case 'recovery':
    case 'pursue':
  }
}
