import type { Card, Deck, Game } from '../game/game.ts'
import { parameterChoices } from '../game/parameter-numbers.ts'
import type { BeforeAfter, DeckStructure, HandStructure, RoleStructure, Structure } from '../report/compare-report.ts'
import { chanceOfAtLeast, type ExactChance } from '../rules/helpers/hypergeometric.ts'
import { valueOf } from './odds-wanted.ts'
import { supplementOf } from './supplement.ts'

/** Hand where no scenario says how many cards are dealt. */
const USUAL_HAND = 5
/** Name of the parameter that says it. */
const OPENING = 'opening-hand'

/** The structure of all decks and sets of counters that a change touches. */
export function structureOfChange(base: Game, changed: Game): Structure {
  const ids = (list: 'decks' | 'counterSheets'): string[] => [
    ...new Set([...base[list], ...changed[list]].map(({ id }) => id)),
  ]
  return {
    decks: ids('decks').flatMap((id) => {
      const [from, to] = [base, changed].map(({ decks }) => decks.find((deck) => deck.id === id))
      return isSame(from, to) ? [] : [deckStructure(id, { from, to }, handsOf(base, changed, id))]
    }),
    counters: ids('counterSheets').flatMap((id) => {
      const sheets = [base, changed].map(({ counterSheets }) => counterSheets.find((sheet) => sheet.id === id))
      const [from, to] = sheets.map((sheet) => sheet?.types.reduce((sum, { count }) => sum + count, 0))
      return from === to ? [] : [{ set: id, title: sheets[1]?.title ?? sheets[0]?.title ?? id, counters: { from, to } }]
    }),
  }
}

function isSame(from: Deck | undefined, to: Deck | undefined): boolean {
  if (!from || !to) return false
  return supplementOf(to, from).deck.cards.length === 0 && supplementOf(from, to).deck.cards.length === 0
}

/** Hands worth knowing: what is dealt at the start, and twice as many. */
function handsOf(base: Game, changed: Game, deck: string): number[] {
  const dealt = [changed, base].flatMap((game) => {
    const scenario = game.scenarios.find(({ decks }) => Object.values(decks).includes(deck))
    return scenario ? parameterChoices(game, scenario, OPENING).map(({ number }) => number) : []
  })
  const hand = dealt[0] ?? USUAL_HAND
  return [hand, 2 * hand]
}

function deckStructure(id: string, decks: BeforeAfter<Deck>, hands: readonly number[]): DeckStructure {
  const sides = [decks.from, decks.to]
  const role = firstField(sides, 'role')
  const numbers = [...new Set(sides.flatMap((deck) => fieldsOf(deck, 'number')))]
  const roles = role === undefined ? [] : valuesOf(sides, role)
  const part = (wanted?: string): RoleStructure => {
    const cardsOf = (deck: Deck | undefined): readonly Card[] | undefined =>
      deck?.cards.filter((card) => wanted === undefined || valueOf(card, role ?? '', NONE) === wanted)
    const both = <T>(work: (cards: readonly Card[]) => T): BeforeAfter<T> => {
      const [from, to] = sides.map((deck) => cardsOf(deck)).map((cards) => cards && work(cards))
      return { from, to }
    }
    const sums = numbers.map((field) => [field, both((cards) => sumOf(cards, field))] as const)
    return { ...(wanted !== undefined && { role: wanted }), cards: both(copiesIn), sums: Object.fromEntries(sums) }
  }
  return {
    deck: id,
    title: decks.to?.title ?? decks.from?.title ?? id,
    roles: [part(), ...roles.map(part)],
    hands: hands.flatMap((hand) => [
      ...roles.map((value) =>
        handOf(
          { of: `${role}:${value}`, title: `${role} ${value}` },
          hand,
          sides,
          (card) => valueOf(card, role ?? '', NONE) === value,
        ),
      ),
      ...changedCards(sides).map(({ id: card, title }) =>
        handOf({ of: card, title }, hand, sides, (other) => other.id === card),
      ),
    ]),
  }
}

/** Roles do not depend on rulings. */
const NONE: ReadonlyMap<string, string> = new Map()

function fieldsOf(deck: Deck | undefined, type: string): string[] {
  return Object.entries(deck?.fields ?? {}).flatMap(([name, spec]) => (spec.type === type ? [name] : []))
}

function firstField(decks: readonly (Deck | undefined)[], type: string): string | undefined {
  return decks.flatMap((deck) => fieldsOf(deck, type))[0]
}

function valuesOf(decks: readonly (Deck | undefined)[], field: string): string[] {
  return [...new Set(decks.flatMap((deck) => deck?.cards.flatMap((card) => valueOf(card, field, NONE) ?? []) ?? []))]
}

function copiesIn(cards: readonly Card[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0)
}

function sumOf(cards: readonly Card[], field: string): number {
  return cards.reduce((sum, { count, fields }) => sum + count * Number(fields[field] ?? 0), 0)
}

/** Cards of which there are not as many as before. */
function changedCards([from, to]: readonly (Deck | undefined)[]): Card[] {
  const all = [...(to?.cards ?? []), ...(from?.cards ?? [])]
  const countIn = (deck: Deck | undefined, id: string): number => deck?.cards.find((card) => card.id === id)?.count ?? 0
  return all.filter(
    (card, i) => all.findIndex(({ id }) => id === card.id) === i && countIn(from, card.id) !== countIn(to, card.id),
  )
}

function handOf(
  of: Pick<HandStructure, 'of' | 'title'>,
  hand: number,
  decks: readonly (Deck | undefined)[],
  isWanted: (card: Card) => boolean,
): HandStructure {
  const [from, to] = decks.map((deck): ExactChance | undefined => {
    if (!deck) return undefined
    const size = copiesIn(deck.cards)
    return chanceOfAtLeast(1, { size, good: copiesIn(deck.cards.filter(isWanted)), drawn: Math.min(hand, size) })
  })
  return { ...of, atLeast: 1, hand, chance: { from, to } }
}
