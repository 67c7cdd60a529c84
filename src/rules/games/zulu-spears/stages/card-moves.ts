import { DONE, type ZuluMove } from '../zulu-move.ts'

/** The moves of a stage in which cards are played one at a time. */
export function cardMoves(
  action: 'lay' | 'heal' | 'shoot' | 'discard',
  cards: readonly number[],
  mayStop = true,
): readonly ZuluMove[] {
  const moves: ZuluMove[] = cards.map((card) => ({ do: action, card }))
  return mayStop ? [...moves, DONE] : moves
}

/** Whether a move is one of a short list. */
export function isAmong(moves: readonly ZuluMove[], move: ZuluMove): boolean {
  return moves.some(
    (known) => known.do === move.do && (!('card' in known) || ('card' in move && known.card === move.card)),
  )
}
