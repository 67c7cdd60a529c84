import type { Card, Deck } from '../game/game.ts'

/** How a deck is made from another: the cards to add and the cards to take out. */
export interface Supplement {
  /** Only the copies that the other deck lacks. */
  readonly deck: Deck
  readonly takeOut: readonly { readonly title: string; readonly count: number }[]
}

/** What `deck` has beyond `base`, card by card, and what `base` has too many. A card of the same id that looks otherwise is another card. */
export function supplementOf(deck: Deck, base: Deck): Supplement {
  const cards = deck.cards.flatMap((card): Card[] => {
    const count = card.count - countOf(card, deck, base)
    return count > 0 ? [{ ...card, count }] : []
  })
  const takeOut = base.cards
    .map((card) => ({ title: card.title, count: card.count - countOf(card, base, deck) }))
    .filter(({ count }) => count > 0)
  return { deck: { ...deck, cards, stated: undefined, addition: true }, takeOut }
}

/** Copies of a card in another deck. */
function countOf(card: Card, deck: Deck, other: Deck): number {
  const twin = other.cards.find(({ id }) => id === card.id)
  return twin && lookOf(card, deck) === lookOf(twin, other) ? twin.count : 0
}

/** All that a printed card depends on. */
function lookOf({ title, fields, back }: Card, { format: { width, height, template, back: usual } }: Deck): string {
  const values = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([title, values, back ?? usual, template, width, height])
}

/** A title as rich text: its own stars and braces stay what they are. */
function literally(title: string): string {
  return title.replace(/[\\*{}]/g, (sign) => `\\${sign}`)
}

/** A one-card deck that says how to make `deck` from `base`, drawn with the template `list-card`. */
export function instructionDeck(deck: Deck, base: Deck, { deck: extra, takeOut }: Supplement): Deck {
  const total = deck.cards.reduce((sum, card) => sum + card.count, 0)
  const items = (list: readonly { title: string; count: number }[]): string =>
    list.map(({ title, count }) => `${count} × ${literally(title)}`).join('\n')
  const text = [
    takeOut.length > 0 ? `**Take out of ${literally(base.title)}**\n${items(takeOut)}` : '',
    `**Put in**\n${items(extra.cards)}`,
    `This gives the ${total} cards of ${literally(deck.title)}.`,
  ]
  const card: Card = {
    id: 'instructions',
    title: deck.title,
    count: 1,
    fields: { text: text.filter((part) => part !== '').join('\n') },
    place: deck.place,
  }
  return {
    id: `${deck.id}-instructions`,
    title: deck.title,
    format: { ...deck.format, template: 'list-card', back: undefined },
    fields: { text: { type: 'text', optional: false } },
    cards: [card],
    place: deck.place,
  }
}
