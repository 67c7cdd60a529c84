import type { Rng } from '../../../rng.ts'
import type { Policy } from '../../../rules-model.ts'
import { DONE, type BattleMove } from '../battle-move.ts'
import type { BattleState, Decision } from '../battle-state.ts'

/** Chooses a move in a position. */
export type Chooser = (state: BattleState, rng: Rng) => BattleMove

/** Plays a plan that is made when the phase begins, move by move, then ends the phase. */
export function planned(make: (state: BattleState, rng: Rng) => readonly BattleMove[]): Chooser {
  let phase = ''
  let moves: readonly BattleMove[] = []
  let next = 0
  return (state, rng) => {
    const now = `${state.turn} ${state.stage}`
    if (now !== phase) {
      phase = now
      moves = make(state, rng)
      next = 0
    }
    return moves[next++] ?? DONE
  }
}

/** A policy out of a chooser for each decision of its side. */
export function playBy(choosers: Partial<Readonly<Record<Decision, Chooser>>>): Policy<BattleState, BattleMove> {
  return {
    choose(state, rng) {
      const chooser = choosers[state.asks]
      if (!chooser) throw new Error(`this side does not decide ${state.asks}`)
      return chooser(state, rng)
    },
  }
}
