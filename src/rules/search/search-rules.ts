import type { Rng } from '../rng.ts'
import type { Policy, RulesModel } from '../rules-model.ts'

/** What a search needs of a game's rules. It never sees a real position: it starts from a view, and imagines the rest. */
export interface SearchRules<State, View, Move> {
  /** A position that the view may come from: all that the seat cannot see is dealt at random, as likely as it is. */
  imagine(view: View, rng: Rng): State
  toMove(state: State): number | undefined
  observe(state: State, seat: number): View
  apply(state: State, move: Move, rng: Rng): void
  /** What a finished game is worth to a seat, 0..1. */
  valueOf(state: State, seat: number): number
  /** Legal moves worth a try, beside the usual one. */
  options(view: View, rng: Rng): readonly Move[]
  /** The same for moves that come to the same: alike cards are one. */
  nameOf(view: View, move: Move): string
  /** Plays a seat when a game is played out. */
  usual(seat: number): Policy<View, Move>
}

/** Moves drawn where the rules do not list them. */
const SAMPLES = 24

/** The rules of a model for a search, with its listed moves as options, or a sample of them; a win is worth 1, a draw 1/2. */
export function searchRulesOf<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  imagine: (view: View, rng: Rng) => State,
  usual: (seat: number) => Policy<View, Move>,
): SearchRules<State, View, Move> {
  return {
    imagine,
    usual,
    toMove: (state) => model.toMove(state),
    observe: (state, seat) => model.observe(state, seat),
    apply: (state, move, rng) => model.apply(state, move, rng),
    valueOf(state, seat) {
      const winner = model.result(state)?.winner
      return winner === undefined ? 0.5 : winner === seat ? 1 : 0
    },
    options(view, rng) {
      const state = imagine(view, rng)
      return model.moves(state) ?? Array.from({ length: SAMPLES }, () => model.sample(state, rng))
    },
    nameOf: (_view, move) => JSON.stringify(move),
  }
}
