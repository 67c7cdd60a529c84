import type { Rng } from '../../../rng.ts'
import type { Listener } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'

/** The rules of one decision: who takes it and what it may be. `done`, where it ends a stage, is left to `turn.ts`. */
export interface DecisionRules {
  readonly seat: number
  /** Every legal move; absent where they are too many. */
  moves?(state: BattleState): BattleMove[]
  isLegal(state: BattleState, move: BattleMove): boolean
  /** A legal move at random. */
  sample(state: BattleState, rng: Rng): BattleMove
  /** Plays a legal move, and nothing that follows. */
  apply(state: BattleState, move: BattleMove, rng: Rng, tell?: Listener): void
}

/** Rules of a decision whose legal moves are few: all that there is to know is their list. */
export function listed(rules: {
  readonly seat: number
  moves(state: BattleState): BattleMove[]
  apply(state: BattleState, move: BattleMove, rng: Rng, tell?: Listener): void
}): DecisionRules {
  return {
    ...rules,
    isLegal: (state, move) => rules.moves(state).some((legal) => isSameMove(legal, move)),
    sample(state, rng) {
      const moves = rules.moves(state)
      const move = moves[rng.pick(moves.length)]
      if (!move) throw new Error(`no legal move in ${state.asks}`)
      return move
    },
  }
}

/** Whether two moves say the same. Moves that are listed hold no lists. */
function isSameMove(a: BattleMove, b: BattleMove): boolean {
  if (a.do !== b.do) return false
  const other = new Map<string, unknown>(Object.entries(b))
  const own = Object.entries(a)
  return own.length === other.size && own.every(([key, value]) => other.has(key) && other.get(key) === value)
}
