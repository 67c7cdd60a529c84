import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { hitBy } from '../chance.ts'
import type { SideId } from '../roles.ts'
import { namesOf } from '../zulu-params.ts'
import { canBeDiscarded, packOf, removeCard, type ZuluState } from '../zulu-state.ts'
import { report } from './stage-rules.ts'

/** A side loses one hand card by chance. Cards that cannot be discarded are not counted; with no other card nothing happens, and chance is not asked. */
export function discardAtRandom(state: ZuluState, side: SideId, rng: Rng, tell?: Listener): void {
  const pile = side === 'zulu' ? state.zulu : state.british
  const open = pile.hand.filter((card) => canBeDiscarded(state.params, side, card))
  if (open.length === 0) return
  const shot = (side === 'zulu' ? state.tally.cannons : state.tally.snipers) - 1
  const card = open[hitBy(side, shot, open.length, rng)]
  if (card === undefined) throw new Error('a pick outside the hand')
  removeCard(pile.hand, card)
  pile.discard.push(card)
  const owner = side === 'zulu' ? 'Zulus' : 'British'
  report(state, tell, 'shot', () => `The ${owner} lose ${namesOf(packOf(state.params, side), [card])}.`, side, [card])
}
