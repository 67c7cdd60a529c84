import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import type { SideId } from '../roles.ts'
import { pieceOf } from '../zulu-params.ts'
import { packOf, phaseOf, type ZuluState } from '../zulu-state.ts'
import type { ZuluMove } from '../zulu-move.ts'
import type { ZuluView } from '../zulu-view.ts'

/** A stage that goes by itself. */
export interface AutomaticStage {
  readonly automatic: true
  run(state: ZuluState, rng: Rng, tell?: Listener): void
}

/** A stage in which one side decides, move by move, until it is done or nothing is open. */
export interface DecidedStage {
  readonly automatic: false
  readonly side: SideId
  /** Whether there is anything to decide. */
  open(state: ZuluState): boolean
  /** All legal moves; absent when they are too many. */
  moves(view: ZuluView): readonly ZuluMove[] | undefined
  isLegal(view: ZuluView, move: ZuluMove): boolean
  /** A legal move at random where `moves` is absent. */
  sample?(view: ZuluView, rng: Rng): ZuluMove
  /** Plays a legal move other than `done`. Whether the stage is over with it. */
  apply(state: ZuluState, move: ZuluMove, rng: Rng, tell?: Listener): boolean
}

export type StageRules = AutomaticStage | DecidedStage

/** Tells the listener, if there is one, what happened to cards of a side. */
export function report(
  state: ZuluState,
  tell: Listener | undefined,
  kind: string,
  text: () => string,
  side?: SideId,
  cards: readonly number[] = [],
): void {
  if (!tell) return
  const pieces = side === undefined ? [] : cards.map((card) => pieceOf(packOf(state.params, side), card))
  tell({ turn: state.turn, rule: phaseOf(state), kind, text: text(), ...(pieces.length > 0 && { pieces }) })
}
