import { DONE, type RorkesMove } from '../moves.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { moveFigure, playAct } from '../stages/acts.ts'
import { zuluFights } from '../stages/melee.ts'
import { newAim, resetAim } from './aim.ts'
import { perCall } from './per-call.ts'
import { isGroup, moveTaken } from './plan.ts'
import type { Play } from './play.ts'
import { findZuluAttack } from './zulu-attacks.ts'
import { findZuluMove, newZuluMoves, resetZuluMoves } from './zulu-moves.ts'

/** How the Zulus play: they differ in their waves, and in whether they climb roofs. No wave is withdrawn. */
export function zuluPlay(nextWave: (state: RorkesState) => RorkesMove, climbs: boolean): Play {
  const isNewCall = perCall()
  const moves = newZuluMoves()
  const { plan } = moves
  const aim = newAim()
  const choose = (state: RorkesState): RorkesMove => {
    if (state.stage === 'waves') return nextWave(state)
    if (state.stage !== 'moves' && state.stage !== 'attacks') return DONE
    if (isNewCall(state)) {
      resetZuluMoves(moves)
      resetAim(aim)
    }
    if (state.stage === 'moves') return findZuluMove(state, climbs, moves) ? moveTaken(plan) : DONE
    return findZuluAttack(state, aim) ? { do: 'fight', figure: aim.figure, target: aim.target } : DONE
  }
  return {
    policy: { choose },
    moves(state, rng) {
      resetZuluMoves(moves)
      while (findZuluMove(state, climbs, moves))
        if (isGroup(plan)) playAct(state, moveTaken(plan), rng)
        else moveFigure(state, plan.figure, plan.spot)
    },
    attacks(state, rng) {
      resetAim(aim)
      while (findZuluAttack(state, aim)) zuluFights(state, aim.figure, aim.target, rng)
    },
  }
}
