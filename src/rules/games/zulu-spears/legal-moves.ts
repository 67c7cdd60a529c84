import type { Rng } from '../../rng.ts'
import { decidedBy } from './turn.ts'
import type { ZuluMove } from './zulu-move.ts'
import type { ZuluView } from './zulu-view.ts'

/** Legal moves of the side that decides, from what it sees; absent when they are too many to list. */
export function legalMoves(view: ZuluView): readonly ZuluMove[] | undefined {
  return decidedBy(view.params.mode, view.stage).moves(view)
}

export function isLegalMove(view: ZuluView, move: ZuluMove): boolean {
  return decidedBy(view.params.mode, view.stage).isLegal(view, move)
}

/** A legal move at random, uniformly where they are listed. */
export function anyMove(view: ZuluView, rng: Rng): ZuluMove {
  const stage = decidedBy(view.params.mode, view.stage)
  const moves = stage.moves(view)
  const move = moves ? moves[rng.pick(moves.length)] : stage.sample?.(view, rng)
  if (!move) throw new Error(`no legal move in ${view.stage}`)
  return move
}
