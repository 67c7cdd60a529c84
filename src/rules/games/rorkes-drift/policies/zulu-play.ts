import type { Policy } from '../../../rules-model.ts'
import { DONE, type RorkesMove } from '../moves.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { perCall, type Cursor } from './per-call.ts'
import { nextJump, nextZuluAttack, planZuluMoves } from './zulu-acts.ts'

/** What is planned for a call: moves still to be made, and how far the attacks have got. */
interface Memory {
  plan: RorkesMove[] | undefined
  next: number
  readonly attacks: Cursor
}

/** How the Zulus play: they differ in their waves, and in whether they climb the hospital. No wave is withdrawn. */
export function zuluPlay(
  nextWave: (state: RorkesState) => RorkesMove,
  climbs: boolean,
): Policy<RorkesState, RorkesMove> {
  const memoryOf = perCall((): Memory => ({ plan: undefined, next: 0, attacks: { actor: 0 } }))
  return {
    choose(state) {
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
      return nextZuluAttack(state, memory.attacks)
    },
  }
}
