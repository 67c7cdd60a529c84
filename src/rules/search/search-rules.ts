import type { Rng } from '../rng.ts'
import type { Policy } from '../rules-model.ts'

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
