import { countOf } from '../../../../kernel/count-of.ts'
import { kindOf, namesOf, type ZuluParams } from '../zulu-params.ts'
import { removeCard } from '../zulu-state.ts'
import { cardMoves, isAmong } from './card-moves.ts'
import { fillHand } from './draw.ts'
import { report, type DecidedStage } from './stage-rules.ts'

/** Hand cards that stand on the table once laid. */
export function standingIn(params: ZuluParams, hand: readonly number[]): readonly number[] {
  return hand.filter((card) => kindOf(params.packs[1], card).role === 'standing')
}

/** Hand cards that give troops back. */
export function healersIn(params: ZuluParams, hand: readonly number[]): readonly number[] {
  return hand.filter((card) => kindOf(params.packs[1], card).role === 'heal')
}

/** Fortifications phase: standing defences are laid, the Doctor is played. */
export const layStage: DecidedStage = {
  automatic: false,
  side: 'british',
  open: ({ params, british }) => standingIn(params, british.hand).length + healersIn(params, british.hand).length > 0,
  moves: ({ params, hand }) => [
    ...cardMoves('lay', standingIn(params, hand), false),
    ...cardMoves('heal', healersIn(params, hand)),
  ],
  isLegal: (view, move) => isAmong(layStage.moves(view) ?? [], move),
  apply(state, move, rng, tell) {
    const { params, british, tally } = state
    const pack = params.packs[1]
    if (move.do === 'lay') {
      removeCard(british.hand, move.card)
      state.standing.push(move.card)
      report(state, tell, 'lay', () => `The British lay ${namesOf(pack, [move.card])}.`, 'british', [move.card])
      if (params.mode === 'solo' && params.rulings.refillAfterLaying) fillHand(state, rng, tell)
    } else if (move.do === 'heal') {
      removeCard(british.hand, move.card)
      british.discard.push(move.card)
      const healed = Math.min(kindOf(pack, move.card).amount, params.troops - state.troops)
      state.troops += healed
      tally.healed += healed
      const text = () =>
        `${namesOf(pack, [move.card])}: ${countOf(healed, 'troop')} ${healed === 1 ? 'returns' : 'return'}, ${state.troops} stand.`
      report(state, tell, 'heal', text, 'british', [move.card])
    }
    return false
  },
}
