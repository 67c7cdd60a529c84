import type { Rng } from '../../../rng.ts'
import type { Policy } from '../../../rules-model.ts'
import { DONE, type BattleMove } from '../battle-move.ts'
import type { BattleState, Decision, Stage } from '../battle-state.ts'

/** Chooses a move in a position. */
export type Chooser = (state: BattleState, rng: Rng) => BattleMove

/** Plays a plan that is made when the phase begins, move by move, then ends the phase. */
export function planned(make: (state: BattleState, rng: Rng) => readonly BattleMove[]): Chooser {
  let turn = 0
  let stage: Stage | undefined
  let moves: readonly BattleMove[] = []
  let next = 0
  return (state, rng) => {
    if (turn !== state.turn || stage !== state.stage) {
      turn = state.turn
      stage = state.stage
      moves = make(state, rng)
      next = 0
    }
    return moves[next++] ?? DONE
  }
}

/** A course of moves that is worked out as it goes: it is told the position after each of its moves. */
export type Course = Generator<BattleMove, void, BattleState>

/** Plays a course through a phase, then ends the phase. */
export function following(begin: (state: BattleState) => Course): Chooser {
  let turn = 0
  let stage: Stage | undefined
  let course: Course | undefined
  return (state) => {
    if (turn !== state.turn || stage !== state.stage || !course) {
      turn = state.turn
      stage = state.stage
      course = begin(state)
    }
    const { done, value } = course.next(state)
    return done || !value ? DONE : value
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
