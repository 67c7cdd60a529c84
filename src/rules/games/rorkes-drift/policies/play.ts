import type { Rng } from '../../../rng.ts'
import type { Policy } from '../../../rules-model.ts'
import type { RorkesMove } from '../moves.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Plays all that a side does in one stage of a call, but does not end the stage. */
export type PlayCall = (state: RorkesState, rng: Rng) => void

/** A way of playing: one decision after the other, or for quick play a whole stage of a call at once. Both do the same. */
export interface Play {
  readonly policy: Policy<RorkesState, RorkesMove>
  readonly moves: PlayCall
  readonly attacks: PlayCall
}
