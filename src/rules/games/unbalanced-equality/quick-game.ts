import type { QuickGame } from '../../rules-model.ts'
import { seededRng } from '../../rng.ts'
import type { EqualityParams } from './equality-params.ts'
import { newState, type EqualityState } from './equality-state.ts'
import type { EqualityView } from './equality-view.ts'
import type { Plan } from './policies/plan.ts'
import { planOf } from './policies/policies.ts'
import { resetState } from './reset-state.ts'
import { BRITISH, ZULU } from './seats.ts'
import { carryOut } from './steps/round-b.ts'
import { resolve } from './turn.ts'

/**
 * Quick play for policies that play by plans: the same rules, but all games are played on one state, and orders are written straight into it, without
 * decisions made for them.
 */
export function quickGame(params: EqualityParams, policies: readonly string[]): QuickGame | undefined {
  const [zulu, british] = policies.map((policy) => planOf(policy, params))
  if (!zulu || !british) return undefined
  const state = newState(params)
  const views = { zulu: quickView(state, ZULU), british: quickView(state, BRITISH) }
  return (seed, game) => {
    const rng = seededRng(seed, game)
    resetState(state)
    zulu.begin?.()
    british.begin?.()
    while (!state.end) {
      order(state, views, zulu, british)
      resolve(state, rng)
    }
    const { winner, ending, turns, score, figures } = state.end
    return { winner, ending, turns, score, figures, picks: rng.picks }
  }
}

/** A view that is kept for all games; what changes in it is set for each stage. */
interface QuickViews {
  readonly zulu: QuickView
  readonly british: QuickView
}

type QuickView = { -readonly [Key in keyof EqualityView]: EqualityView[Key] }

function quickView({ params, stage, turn, units, sides }: EqualityState, seat: number): QuickView {
  return { params, seat, stage, turn, units, sides, melee: undefined }
}

/** Has both sides write their orders for the present stage. */
function order(state: EqualityState, views: QuickViews, zulu: Plan, british: Plan): void {
  const { stage, turn, orders } = state
  if (stage === 'recovery') return
  if (stage === 'pursue') {
    const [melee] = state.melees
    const victor = melee?.victor === BRITISH ? british : zulu
    if (melee) carryOut(state, melee, victor.follows)
    return
  }
  views.zulu.stage = views.british.stage = stage
  views.zulu.turn = views.british.turn = turn
  switch (stage) {
    case 'charge':
      zulu.charge(views.zulu, orders)
      return british.charge(views.british, orders)
    case 'evade':
      zulu.evade(views.zulu, orders)
      return british.evade(views.british, orders)
    case 'move':
      zulu.move(views.zulu, orders)
      return british.move(views.british, orders)
    case 'fire':
      zulu.fire(views.zulu, orders)
      return british.fire(views.british, orders)
  }
}
