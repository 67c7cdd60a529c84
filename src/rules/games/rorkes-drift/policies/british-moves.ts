import { wordsFor } from '../figure-sets.ts'
import type { RorkesParams } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { findFlight } from './british-flight.ts'
import { planManning } from './british-manning.ts'
import { beginSpreading, findSpread, type Spreading } from './british-spreading.ts'
import { isBurning, newThreats, type Threats } from './british-threats.ts'
import { clearLine, newLine, type Line } from './line.ts'
import { clearPlan, newPlan, takeNext, type Plan } from './plan.ts'

/** How far the moves of a call have got: none yet, out of a burning building, to the walls, or the rest to help and home. */
type Progress = 'none' | 'flight' | 'manning' | 'spreading'

/** What the British have in mind while a zone is called to move. */
export interface BritishMoves {
  progress: Progress
  /** Moves to the walls, and the move that was found last. */
  readonly plan: Plan
  readonly threats: Threats
  readonly line: Line
  readonly spreading: Spreading
}

/** Moves before any zone is called. */
export function newBritishMoves({ numbers }: RorkesParams): BritishMoves {
  return {
    progress: 'none',
    plan: newPlan(),
    threats: newThreats(),
    line: newLine(wordsFor(numbers.british)),
    spreading: { spare: 0, way: -1 },
  }
}

/** Back to before the first move of a call. */
export function resetBritishMoves(moves: BritishMoves): void {
  moves.progress = 'none'
}

/** Finds the next move of the call. Whether there is one. */
export function findBritishMove(state: RorkesState, moves: BritishMoves): boolean {
  const { plan, threats, line, spreading } = moves
  if (moves.progress === 'none') {
    clearPlan(plan)
    clearLine(line)
    moves.progress = isBurning(state, state.zone) ? 'flight' : 'manning'
    if (moves.progress === 'manning') planManning(state, threats, line, plan)
  }
  if (moves.progress === 'flight') return findFlight(state, plan)
  if (moves.progress === 'manning') {
    if (takeNext(plan)) return true
    moves.progress = 'spreading'
    clearLine(line)
    beginSpreading(state, spreading, line)
  }
  return findSpread(state, spreading, line, plan)
}
