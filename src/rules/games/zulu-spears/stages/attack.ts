import { attackTotal, countChants } from '../attack-total.ts'
import { DONE, type ZuluMove } from '../zulu-move.ts'
import { forceOf, kindOf, namesOf, type ZuluParams } from '../zulu-params.ts'
import { removeCard, type ZuluState } from '../zulu-state.ts'
import { discardAtRandom } from './random-discard.ts'
import { report, type AutomaticStage, type DecidedStage } from './stage-rules.ts'
import { anySubset, isSubset, MOST_LISTED, subsets } from './subsets.ts'

/** What a Zulu hand has for an attack, each in the hand order. */
export interface AttackCards {
  /** Attack cards, one of which is spent. */
  readonly spend: readonly number[]
  /** Cards with a force, War Chants apart. A spent Attack card adds none. */
  readonly forces: readonly number[]
  /** War Chants. */
  readonly doubles: readonly number[]
}

export function attackCardsIn(params: ZuluParams, hand: readonly number[]): AttackCards {
  const pack = params.packs[0]
  const role = (card: number) => kindOf(pack, card).role
  return {
    spend: hand.filter((card) => role(card) === 'attack'),
    forces: hand.filter((card) => role(card) !== 'double-attack' && kindOf(pack, card).force > 0),
    doubles: hand.filter((card) => role(card) === 'double-attack'),
  }
}

/** Whether the hand allows an attack: an Attack card to spend, and force besides. */
export function canAttack(params: ZuluParams, hand: readonly number[]): boolean {
  const { spend, forces, doubles } = attackCardsIn(params, hand)
  const force = [...forces, ...doubles.filter((card) => kindOf(params.packs[0], card).force > 0)]
  return spend.some((attack) => force.some((card) => card !== attack))
}

const attackMove = (spend: number, cards: readonly number[], double: number | undefined): ZuluMove => ({
  do: 'attack',
  spend,
  cards,
  ...(double !== undefined && { double }),
})

/** Zulu attack of the two-player game: whether, and with what. */
export const attackStage: DecidedStage = {
  automatic: false,
  side: 'zulu',
  open: ({ params, zulu }) => canAttack(params, zulu.hand),
  moves(view) {
    const { spend, forces, doubles } = attackCardsIn(view.params, view.hand)
    if (forces.length > 16 || spend.length * (1 + doubles.length) * 2 ** forces.length > MOST_LISTED) return undefined
    const hasForce = (card: number | undefined) => card !== undefined && kindOf(view.pack, card).force > 0
    const attacks = spend.flatMap((attack) =>
      subsets(forces.filter((card) => card !== attack)).flatMap((cards) =>
        [undefined, ...doubles]
          .filter((double) => cards.length > 0 || hasForce(double))
          .map((double) => attackMove(attack, cards, double)),
      ),
    )
    return [...attacks, DONE]
  },
  isLegal({ params, hand }, move) {
    if (move.do === 'done') return true
    if (move.do !== 'attack') return false
    const { spend, forces, doubles } = attackCardsIn(params, hand)
    if (!spend.includes(move.spend) || move.cards.includes(move.spend) || !isSubset(move.cards, forces)) return false
    if (move.double !== undefined && !doubles.includes(move.double)) return false
    return forceOf(params.packs[0], withDouble(move)) > 0
  },
  sample(view, rng) {
    const { spend, forces, doubles } = attackCardsIn(view.params, view.hand)
    const attack = spend[rng.pick(spend.length)] ?? -1
    const double = [...doubles, undefined][rng.pick(doubles.length + 1)]
    const move = attackMove(
      attack,
      anySubset(forces, rng).filter((card) => card !== attack),
      double,
    )
    return attackStage.isLegal(view, move) ? move : DONE
  },
  apply(state, move, _rng, tell) {
    if (move.do !== 'attack') return true
    const pack = state.params.packs[0]
    const cards = withDouble(move)
    for (const card of [move.spend, ...cards]) removeCard(state.zulu.hand, card)
    state.zulu.discard.push(move.spend)
    state.attack = [...cards]
    declare(state)
    const text = () => `The Zulus attack with ${namesOf(pack, cards)}: ${state.tally.zuluTotal}.`
    report(state, tell, 'attack', text, 'zulu', [move.spend, ...cards])
    return true
  },
}

function withDouble(move: { readonly cards: readonly number[]; readonly double?: number }): readonly number[] {
  return move.double === undefined ? move.cards : [...move.cards, move.double]
}

/** Enters the attack in the tally. */
function declare(state: ZuluState): void {
  state.tally.attacks++
  state.tally.zuluTotal = attackTotal(state.params, state.attack)
  state.tally.chants += countChants(state.params, state.attack)
}

/** Zulu attack of the solo variant: cards are turned up, Snipers hit, the rest adds up. A total of 0 is no attack. */
export const revealStage: AutomaticStage = {
  automatic: true,
  run(state, rng, tell) {
    const pack = state.params.packs[0]
    const cards = state.faceDown
    state.faceDown = []
    report(state, tell, 'reveal', () => `The Zulus turn up ${namesOf(pack, cards)}.`, 'zulu', cards)
    for (const card of cards) {
      if (kindOf(pack, card).role !== 'discard-enemy') continue
      state.tally.snipers++
      discardAtRandom(state, 'british', rng, tell)
    }
    state.attack = cards
    if (attackTotal(state.params, cards) > 0) {
      declare(state)
      report(state, tell, 'attack', () => `The attack has a force of ${state.tally.zuluTotal}.`)
      return
    }
    state.tally.zuluTotal = 0
    state.zulu.discard.push(...cards)
    state.attack = []
  },
}
