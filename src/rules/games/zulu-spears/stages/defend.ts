import { attackTotal, defenceTotal } from '../attack-total.ts'
import { ZULU } from '../roles.ts'
import { DONE, type ZuluMove } from '../zulu-move.ts'
import { forceOf, kindOf, namesOf, type ZuluParams } from '../zulu-params.ts'
import { removeCard } from '../zulu-state.ts'
import type { ZuluView } from '../zulu-view.ts'
import { report, type DecidedStage } from './stage-rules.ts'
import { anySubset, isSubset, MOST_LISTED, subsets } from './subsets.ts'

/** What a British hand has for a defence, each in the hand order. */
export interface DefenceCards {
  /** Cards with a force that may be played now, Rallies apart. */
  readonly forces: readonly number[]
  /** Rallies. */
  readonly doubles: readonly number[]
}

/** By ruling a card that costs troops needs more troops than it costs. */
export function defenceCardsIn(params: ZuluParams, hand: readonly number[], troops: number): DefenceCards {
  const kind = (card: number) => kindOf(params.packs[1], card)
  const affordable = (card: number) =>
    kind(card).role !== 'cost' || !params.rulings.costNeedsMoreTroops || troops > kind(card).amount
  return {
    forces: hand.filter((card) => kind(card).role !== 'double-defence' && kind(card).force > 0 && affordable(card)),
    doubles: hand.filter((card) => kind(card).role === 'double-defence'),
  }
}

const defendMove = (cards: readonly number[], double: number | undefined): ZuluMove => ({
  do: 'defend',
  cards,
  ...(double !== undefined && { double }),
})

const cardsOf = ({ hand, params, troops }: ZuluView): DefenceCards => defenceCardsIn(params, hand, troops)

/** Defence: standing defences count by themselves, hand cards as the British like, and at most one Rally. Losses and costs come off together. */
export const defendStage: DecidedStage = {
  automatic: false,
  side: 'british',
  open: (state) => state.attack.length > 0,
  moves(view) {
    const { forces, doubles } = cardsOf(view)
    if (forces.length > 16 || (1 + doubles.length) * 2 ** forces.length > MOST_LISTED) return undefined
    const stands = forceOf(view.pack, view.standing) > 0
    const defences = subsets(forces).flatMap((cards) => [
      ...(cards.length > 0 ? [defendMove(cards, undefined)] : []),
      ...doubles
        .filter((double) => cards.length > 0 || stands || kindOf(view.pack, double).force > 0)
        .map((double) => defendMove(cards, double)),
    ])
    return [DONE, ...defences]
  },
  isLegal(view, move) {
    if (move.do === 'done') return true
    if (move.do !== 'defend') return false
    const { forces, doubles } = cardsOf(view)
    if (!isSubset(move.cards, forces)) return false
    if (move.double === undefined) return move.cards.length > 0
    const pack = view.params.packs[1]
    return doubles.includes(move.double) && forceOf(pack, [...move.cards, move.double, ...view.standing]) > 0
  },
  sample(view, rng) {
    const { forces, doubles } = cardsOf(view)
    const move = defendMove(anySubset(forces, rng), [...doubles, undefined][rng.pick(doubles.length + 1)])
    return defendStage.isLegal(view, move) ? move : DONE
  },
  apply(state, move, _rng, tell) {
    const { params, british, tally } = state
    const pack = params.packs[1]
    const double = move.do === 'defend' ? move.double : undefined
    const cards = move.do === 'defend' ? [...move.cards, ...(double === undefined ? [] : [double])] : []
    for (const card of cards) removeCard(british.hand, card)
    british.discard.push(...cards)

    tally.zuluTotal = attackTotal(params, state.attack)
    tally.britishTotal = defenceTotal(params, forceOf(pack, state.standing), forceOf(pack, cards), double !== undefined)
    if (double !== undefined) tally.rallies++
    const loss = Math.max(0, tally.zuluTotal - tally.britishTotal)
    const cost = cards.reduce(
      (sum, card) => sum + (kindOf(pack, card).role === 'cost' ? kindOf(pack, card).amount : 0),
      0,
    )
    tally.lostToAttack += loss
    tally.lostToCost += cost
    state.troops = Math.max(0, state.troops - loss - cost)
    const text = () =>
      `The British defend with ${namesOf(pack, cards)}: ${tally.britishTotal} with what stands. ` +
      `They lose ${loss + cost}, ${state.troops} stand.`
    report(state, tell, 'defend', text, 'british', cards)

    state.zulu.discard.push(...state.attack)
    state.attack = []
    if (!params.rulings.standingStays) {
      british.discard.push(...state.standing)
      state.standing = []
    }
    if (state.troops === 0) {
      state.end = { winner: ZULU, ending: 'troops-gone', turns: state.turn, score: 0 }
      report(state, tell, 'end', () => 'No British troops are left: the Zulus win.')
    }
    return true
  },
}
