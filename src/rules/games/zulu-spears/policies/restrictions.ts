import type { Restriction } from '../../../rules-model.ts'
import type { SideId } from '../roles.ts'
import type { ZuluMove } from '../zulu-move.ts'
import { kindOf, type Kind, type ZuluParams } from '../zulu-params.ts'
import { canBeDiscarded } from '../zulu-state.ts'
import type { ZuluView } from '../zulu-view.ts'
import { chooseAttack } from './zulu-play.ts'

type Without = Restriction<ZuluView, ZuluMove>

/** What players can be made to do without: every card of their deck, attacks that are not doubled, and holding force back. */
export function restrictionsOf({ packs }: ZuluParams): readonly Without[] {
  // Decks of users may have cards of the same id; it then stands for the own card of either side.
  const cards = new Map<string, { readonly title: string; readonly sides: SideId[] }>()
  for (const { side, kinds } of packs)
    for (const { id, title } of kinds.filter(isPlayable)) {
      const card = cards.get(id) ?? { title, sides: [] }
      card.sides.push(side)
      cards.set(id, card)
    }
  return [...Array.from(cards, ([id, { title, sides }]) => withoutCard(id, title, sides)), ...TACTICS]
}

const isPlayable = ({ role, count }: Kind): boolean => role !== 'blank' && count > 0

/** Never plays a card. Such cards are the first to be given up, so that they do not fill the hand. */
function withoutCard(id: string, title: string, sides: readonly SideId[]): Without {
  const isIt = ({ pack }: ZuluView, card: number): boolean => kindOf(pack, card).id === id
  const useless = (view: ZuluView): number | undefined =>
    view.hand.find((card) => isIt(view, card) && canBeDiscarded(view.params, view.side, card))
  return {
    id: `no-${id}`,
    summary: `never plays ${title}`,
    seats: sides,
    uses(view, move) {
      if (move.do === 'discard') return !isIt(view, move.card) && useless(view) !== undefined
      return cardsOf(move).some((card) => isIt(view, card))
    },
    instead(view, move, choose) {
      const card = useless(view)
      if (move.do === 'discard' && card !== undefined) return { do: 'discard', card }
      return choose({ ...view, hand: view.hand.filter((held) => !isIt(view, held)) })
    },
  }
}

/** Hand cards that a move plays. */
function cardsOf(move: ZuluMove): readonly number[] {
  switch (move.do) {
    case 'done':
      return []
    case 'attack':
      return [move.spend, ...move.cards, ...(move.double === undefined ? [] : [move.double])]
    case 'defend':
      return [...move.cards, ...(move.double === undefined ? [] : [move.double])]
    case 'lay':
    case 'heal':
    case 'shoot':
    case 'discard':
      return [move.card]
  }
}

/** Options of the Zulu attack that are no cards. */
const TACTICS: readonly Without[] = [
  {
    id: 'only-doubled',
    summary: 'attacks only with a card that doubles',
    seats: ['zulu'],
    uses: (_view, move) => move.do === 'attack' && move.double === undefined,
    instead: () => ({ do: 'done' }),
  },
  {
    id: 'no-holding',
    summary: 'attacks whenever it can, with all it has',
    seats: ['zulu'],
    uses(view, move) {
      if (view.stage !== 'attack') return false
      const all = chooseAttack(view, 0)
      return all.do === 'attack' && (move.do !== 'attack' || cardsOf(move).length < cardsOf(all).length)
    },
    instead: (view) => chooseAttack(view, 0),
  },
]
