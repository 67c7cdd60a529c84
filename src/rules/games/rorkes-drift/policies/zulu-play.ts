import { DONE, type RorkesMove } from '../moves.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { playAct } from '../stages/acts.ts'
import { zuluFights } from '../stages/melee.ts'
import { newAim, perCall, resetAim, type Aim } from './per-call.ts'
import type { Play } from './play.ts'
import { findZuluAttack, nextJump, planZuluMoves } from './zulu-acts.ts'

/** What is planned for a call: moves still to be made, and how far the attacks have got. */
interface Memory {
  plan: RorkesMove[] | undefined
  next: number
  readonly aim: Aim
}

/** How the Zulus play: they differ in their waves, and in whether they climb the hospital. No wave is withdrawn. */
export function zuluPlay(nextWave: (state: RorkesState) => RorkesMove, climbs: boolean): Play {
  const memoryOf = perCall((): Memory => ({ plan: undefined, next: 0, aim: newAim() }))
  const choose = (state: RorkesState): RorkesMove => {
    if (state.stage === 'waves') return nextWave(state)
    if (state.stage !== 'moves' && state.stage !== 'attacks') return DONE
    const memory = memoryOf(state)
    if (state.stage === 'moves') {
      if (!memory.plan) {
        const jump = nextJump(state)
        if (jump) return jump
        memory.plan = planZuluMoves(state, climbs)
      }
      return memory.plan[memory.next++] ?? DONE
    }
    const { aim } = memory
    return findZuluAttack(state, aim) ? { do: 'fight', figure: aim.figure, target: aim.target } : DONE
  }
  const aim = newAim()
  return {
    policy: { choose },
    moves(state, rng) {
      for (let jump = nextJump(state); jump; jump = nextJump(state)) playAct(state, jump, rng)
      for (const move of planZuluMoves(state, climbs)) playAct(state, move, rng)
    },
    attacks(state, rng) {
      resetAim(aim)
      while (findZuluAttack(state, aim)) zuluFights(state, aim.figure, aim.target, rng)
    },
  }
}
