import type { Rng } from '../../../rng.ts'
import { DONE, type RorkesMove } from '../moves.ts'
import type { RorkesParams } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { playAct } from '../stages/acts.ts'
import { britonFights } from '../stages/melee.ts'
import { fireAt } from '../stages/shooting.ts'
import { findBritishAttack } from './british-attacks.ts'
import { leaveBurning, nextSpread, planManning, spreadingOf, type Spreading } from './british-moves.ts'
import { isBurning } from './british-threats.ts'
import { garrisonOf, inOrder, inProportion } from './garrisons.ts'
import { newAim, perCall, resetAim, type Aim } from './per-call.ts'
import type { Play } from './play.ts'

/** What is planned for a call: moves to threatened walls, then how the rest spreads, and how far the attacks have got. */
interface Memory {
  plan: readonly RorkesMove[] | undefined
  next: number
  spreading: Spreading | undefined
  isSpreading: boolean
  /** Figure with which a flight goes on. */
  figure: number
  readonly aim: Aim
}

/** How the British play; one kind of them asks for the redoubt before the last assault. */
export function britishPlay(asks: boolean, { garrison, redoubtGarrison }: RorkesParams): Play {
  const memoryOf = perCall((): Memory => ({
    plan: undefined,
    next: 0,
    spreading: undefined,
    isSpreading: false,
    figure: 0,
    aim: newAim(),
  }))
  // Figures on the walls by number of those that live.
  const onWalls: number[][] = []
  const choose = (state: RorkesState): RorkesMove => {
    const { stage, params, assault, standing, zone } = state
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
        return isBurning(state, zone) ? nextFlight(state, memoryOf(state)) : nextMove(state, memoryOf(state))
      case 'attacks': {
        const { aim } = memoryOf(state)
        if (!findBritishAttack(state, aim)) return DONE
        return { do: aim.fires ? 'fire' : 'fight', figure: aim.figure, target: aim.target }
      }
      case 'waves':
      case 'withdraw':
        return DONE
    }
  }
  const aim = newAim()
  return {
    policy: { choose },
    moves: moveAll,
    attacks(state, rng) {
      resetAim(aim)
      while (findBritishAttack(state, aim))
        if (aim.fires) fireAt(state, aim.figure, aim.target, rng)
        else britonFights(state, aim.figure, aim.target, rng)
    },
  }
}

/** All moves of a call, as `nextFlight` and `nextMove` give them one by one. */
function moveAll(state: RorkesState, rng: Rng): void {
  if (isBurning(state, state.zone)) {
    let figure = 0
    for (let move = leaveBurning(state, 0); move?.do === 'move'; move = leaveBurning(state, figure)) {
      figure = move.figure + 1
      playAct(state, move, rng)
    }
    return
  }
  for (const move of planManning(state)) playAct(state, move, rng)
  const spreading = spreadingOf(state)
  if (!spreading) return
  for (let move = nextSpread(state, spreading); move; move = nextSpread(state, spreading)) playAct(state, move, rng)
}

/** Out of a burning building, one figure after the other. */
function nextFlight(state: RorkesState, memory: Memory): RorkesMove {
  const move = leaveBurning(state, memory.figure)
  if (move?.do === 'move') memory.figure = move.figure + 1
  return move ?? DONE
}

/** To the threatened walls first, then to help or home. */
function nextMove(state: RorkesState, memory: Memory): RorkesMove {
  memory.plan ??= planManning(state)
  const move = memory.plan[memory.next++]
  if (move) return move
  if (!memory.isSpreading) {
    memory.isSpreading = true
    memory.spreading = spreadingOf(state)
  }
  return (memory.spreading && nextSpread(state, memory.spreading)) ?? DONE
}
