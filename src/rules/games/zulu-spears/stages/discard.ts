import { ZULU, BRITISH, type SideId } from '../roles.ts'
import { namesOf, type ZuluParams } from '../zulu-params.ts'
import { canBeDiscarded, packOf, removeCard } from '../zulu-state.ts'
import { cardMoves, isAmong } from './card-moves.ts'
import { report, type DecidedStage } from './stage-rules.ts'

/** Hand cards that may be discarded by choice or by the limit. */
export function discardable(params: ZuluParams, side: SideId, hand: readonly number[]): readonly number[] {
  return hand.filter((card) => canBeDiscarded(params, side, card))
}

/** Most cards a side may keep. */
export function handLimit(params: ZuluParams, side: SideId): number {
  return params.limits[side === 'zulu' ? ZULU : BRITISH]
}

/** Discard phase of one side: down to the limit, further if it likes. A hand of nothing but undiscardable cards stays over it. */
function discardStage(side: SideId): DecidedStage {
  const rules: DecidedStage = {
    automatic: false,
    side,
    open: (state) => discardable(state.params, side, side === 'zulu' ? state.zulu.hand : state.british.hand).length > 0,
    moves: ({ params, hand }) =>
      cardMoves('discard', discardable(params, side, hand), hand.length <= handLimit(params, side)),
    isLegal: (view, move) => isAmong(rules.moves(view) ?? [], move),
    apply(state, move, _rng, tell) {
      if (move.do !== 'discard') return false
      const pile = side === 'zulu' ? state.zulu : state.british
      removeCard(pile.hand, move.card)
      pile.discard.push(move.card)
      const who = side === 'zulu' ? 'Zulus' : 'British'
      const text = () => `The ${who} discard ${namesOf(packOf(state.params, side), [move.card])}.`
      report(state, tell, 'discard', text, side, [move.card])
      return false
    },
  }
  return rules
}

export const zuluDiscardStage = discardStage('zulu')
export const britishDiscardStage = discardStage('british')
