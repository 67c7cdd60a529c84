import { attackCardsIn } from '../stages/attack.ts'
import { defenceCardsIn } from '../stages/defend.ts'
import { legalMoves } from '../legal-moves.ts'
import { DONE, type ZuluMove } from '../zulu-move.ts'
import { kindOf } from '../zulu-params.ts'
import type { ZuluView } from '../zulu-view.ts'

/**
 * Moves worth a search. Attacks and defences take their strongest or their weakest cards, as many as they like, with a doubling card or without; what is
 * in between is left out, or there would be thousands. All other stages offer every legal move.
 */
export function searchOptions(view: ZuluView): readonly ZuluMove[] {
  if (view.stage === 'attack') return attacks(view)
  if (view.stage === 'defend') return defences(view)
  return legalMoves(view) ?? [DONE]
}

function attacks({ params, hand, pack }: ZuluView): readonly ZuluMove[] {
  const { spend, forces, doubles } = attackCardsIn(params, hand)
  const [attack] = spend
  if (attack === undefined) return [DONE]
  const force = (card: number) => kindOf(pack, card).force
  const moves = fromBothEnds(forces.filter((card) => card !== attack)).flatMap((cards): ZuluMove[] => [
    { do: 'attack', spend: attack, cards },
    ...firstOf(doubles).map((double): ZuluMove => ({ do: 'attack', spend: attack, cards, double })),
  ])
  const alone = doubles.filter((double) => force(double) > 0)
  return [
    DONE,
    ...moves,
    ...firstOf(alone).map((double): ZuluMove => ({ do: 'attack', spend: attack, cards: [], double })),
  ]
}

function defences({ params, hand, troops, standing, pack }: ZuluView): readonly ZuluMove[] {
  const { forces, doubles } = defenceCardsIn(params, hand, troops)
  const stands = standing.some((card) => kindOf(pack, card).force > 0)
  const moves = fromBothEnds(forces).flatMap((cards): ZuluMove[] => [
    { do: 'defend', cards },
    ...firstOf(doubles).map((double): ZuluMove => ({ do: 'defend', cards, double })),
  ])
  const alone = doubles.filter((double) => stands || kindOf(pack, double).force > 0)
  return [DONE, ...moves, ...firstOf(alone).map((double): ZuluMove => ({ do: 'defend', cards: [], double }))]
}

const firstOf = <T>(list: readonly T[]): readonly T[] => list.slice(0, 1)

/** The 1, 2 ... last and first items of a list. A hand goes from the weakest card to the strongest. */
function fromBothEnds(cards: readonly number[]): readonly (readonly number[])[] {
  return cards.flatMap((_, i) => (i + 1 < cards.length ? [cards.slice(-i - 1), cards.slice(0, i + 1)] : [cards]))
}

/** A move by the kinds of its cards: alike cards are one to the search. */
export function nameOfMove({ pack }: ZuluView, move: ZuluMove): string {
  const ids = (cards: readonly number[]) =>
    cards
      .map((card) => pack.kindOf[card] ?? -1)
      .sort((a, b) => a - b)
      .join()
  switch (move.do) {
    case 'done':
      return 'done'
    case 'attack':
    case 'defend':
      return `${move.do} ${ids(move.cards)} ${move.double === undefined ? '' : ids([move.double])}`
    case 'lay':
    case 'heal':
    case 'shoot':
    case 'discard':
      return `${move.do} ${ids([move.card])}`
  }
}
