import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { hitBy } from '../chance.ts'
import type { SideId } from '../roles.ts'
import { kindOf, namesOf, type ZuluParams } from '../zulu-params.ts'
import { packOf, removeCard, type ZuluState } from '../zulu-state.ts'
import { cardMoves, isAmong } from './card-moves.ts'
import { discardAtRandom } from './random-discard.ts'
import { report, type DecidedStage } from './stage-rules.ts'

/** Hand cards that make the enemy discard. */
export function rangedIn(params: ZuluParams, side: SideId, hand: readonly number[]): readonly number[] {
  return hand.filter((card) => kindOf(packOf(params, side), card).role === 'discard-enemy')
}

/** Whether the ruling on ranged cards lets a side play another one. */
function mayShoot(params: ZuluParams, shots: number): boolean {
  return params.mode === 'solo' || !params.rulings.oneRangedCard || shots === 0
}

/** Snipers or Cannon Balls, one at a time. In the solo variant Cannon Balls need a face-down card to hit. */
function rangedStage(side: SideId, hit: (state: ZuluState, rng: Rng, tell?: Listener) => void): DecidedStage {
  const rules: DecidedStage = {
    automatic: false,
    side,
    open({ params, shots, faceDown, zulu, british }) {
      if (params.mode === 'solo' && faceDown.length === 0) return false
      return mayShoot(params, shots) && rangedIn(params, side, side === 'zulu' ? zulu.hand : british.hand).length > 0
    },
    moves: ({ params, hand }) => cardMoves('shoot', rangedIn(params, side, hand)),
    isLegal: (view, move) => isAmong(rules.moves(view) ?? [], move),
    apply(state, move, rng, tell) {
      if (move.do !== 'shoot') return false
      const pile = side === 'zulu' ? state.zulu : state.british
      removeCard(pile.hand, move.card)
      pile.discard.push(move.card)
      state.shots++
      if (side === 'zulu') state.tally.snipers++
      else state.tally.cannons++
      const who = side === 'zulu' ? 'Zulus' : 'British'
      const text = () => `The ${who} play ${namesOf(packOf(state.params, side), [move.card])}.`
      report(state, tell, 'shoot', text, side, [move.card])
      hit(state, rng, tell)
      return false
    },
  }
  return rules
}

/** Zulu half of the ranged phase (two-player). */
export const snipersStage = rangedStage('zulu', (state, rng, tell) => discardAtRandom(state, 'british', rng, tell))

/** British half of the ranged phase (two-player). */
export const cannonStage = rangedStage('british', (state, rng, tell) => discardAtRandom(state, 'zulu', rng, tell))

/** Ranged phase of the solo variant: a face-down card goes, unseen. */
export const cannonSoloStage = rangedStage('british', (state, rng, tell) => {
  const row = state.faceDown
  const card = row[hitBy('zulu', state.tally.cannons - 1, row.length, rng)]
  if (card === undefined) throw new Error('a pick outside the face-down row')
  removeCard(row, card)
  state.unseen.push(card)
  report(state, tell, 'unseen', () => 'A face-down Zulu card is shot away unseen.', 'zulu', [card])
})
