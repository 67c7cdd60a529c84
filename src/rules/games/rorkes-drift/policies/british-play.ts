import { DONE, type RorkesMove } from '../moves.ts'
import type { RorkesParams } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { moveFigure } from '../stages/acts.ts'
import { britonFights } from '../stages/melee.ts'
import { fireAt } from '../stages/shooting.ts'
import { newAim, resetAim } from './aim.ts'
import { findBritishAttack } from './british-attacks.ts'
import { findBritishMove, newBritishMoves, resetBritishMoves } from './british-moves.ts'
import { garrisonOf, inOrder, inProportion } from './garrisons.ts'
import { perCall } from './per-call.ts'
import { moveTaken } from './plan.ts'
import type { Play } from './play.ts'

/** How the British play; one kind of them asks for the redoubt before the last assault. */
export function britishPlay(asks: boolean, params: RorkesParams): Play {
  const { garrison, redoubtGarrison } = params
  const isNewCall = perCall()
  const moves = newBritishMoves(params)
  const { plan } = moves
  const aim = newAim()
  // Figures on the walls by number of those that live.
  const onWalls: number[][] = []
  const begin = (state: RorkesState): void => {
    if (!isNewCall(state)) return
    resetBritishMoves(moves)
    resetAim(aim)
  }
  const choose = (state: RorkesState): RorkesMove => {
    const { stage, assault, standing } = state
    switch (stage) {
      case 'redoubt':
        return { do: 'redoubt', build: asks && assault === params.numbers.assaults }
      case 'garrison':
        if (state.redoubt > 0)
          return { do: 'garrison', spots: garrisonOf(state, redoubtGarrison, inOrder(redoubtGarrison, standing)) }
        return {
          do: 'garrison',
          spots: garrisonOf(state, garrison, (onWalls[standing] ??= inProportion(garrison, standing))),
        }
      case 'moves':
        begin(state)
        return findBritishMove(state, moves) ? moveTaken(plan) : DONE
      case 'attacks':
        begin(state)
        if (!findBritishAttack(state, aim)) return DONE
        return { do: aim.fires ? 'fire' : 'fight', figure: aim.figure, target: aim.target }
      case 'waves':
      case 'withdraw':
        return DONE
    }
  }
  return {
    policy: { choose },
    moves(state) {
      resetBritishMoves(moves)
      while (findBritishMove(state, moves)) moveFigure(state, plan.figure, plan.spot)
    },
    attacks(state, rng) {
      resetAim(aim)
      while (findBritishAttack(state, aim))
        if (aim.fires) fireAt(state, aim.figure, aim.target, rng)
        else britonFights(state, aim.figure, aim.target, rng)
    },
  }
}
