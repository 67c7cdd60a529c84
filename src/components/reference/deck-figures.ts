import type { Card, Deck } from '../../game/game.ts'

/** A card and its copies in each of several decks. */
export interface CardLine {
  readonly card: Card
  readonly copies: readonly number[]
}

/** Cards in a deck. */
export function deckSize(deck: Deck): number {
  return deck.cards.reduce((sum, card) => sum + card.count, 0)
}

/** Sum of a number field over all copies of a deck. */
export function deckSum(deck: Deck, field: string): number {
  return deck.cards.reduce((sum, card) => {
    const value = card.fields[field]
    return sum + (typeof value === 'number' ? value * card.count : 0)
  }, 0)
}

/** Every card that is in any of the decks, in the order of the first, then of the others. Cards are the same when their ids are. Those without a copy are left out. */
export function cardLines(decks: readonly Deck[]): CardLine[] {
  const cards = new Map<string, Card>()
  for (const card of decks.flatMap((deck) => deck.cards)) if (!cards.has(card.id)) cards.set(card.id, card)
  return [...cards.values()]
    .map((card) => ({ card, copies: decks.map((deck) => deck.cards.find(({ id }) => id === card.id)?.count ?? 0) }))
    .filter(({ copies }) => copies.some((count) => count > 0))
}

/** Copies in a deck of one card, or of all cards whose role field has this value. */
export function copiesFor(
  deck: Deck,
  wanted: { readonly card?: string | undefined; readonly role?: string | undefined },
): number {
  const roles = Object.entries(deck.fields).flatMap(([name, field]) => (field.type === 'role' ? [name] : []))
  return deck.cards
    .filter((card) =>
      wanted.card === undefined ? roles.some((name) => card.fields[name] === wanted.role) : card.id === wanted.card,
    )
    .reduce((sum, card) => sum + card.count, 0)
}
