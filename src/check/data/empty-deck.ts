import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'empty-deck': {
    severity: 'warning',
    says: 'the deck "{deck}" has no card',
    explain: 'There is nothing to print and nothing to play: no line, or every count is 0.',
    bad: 'cards:\n  - { title: Knight, count: 0 }',
    good: 'cards:\n  - { title: Knight, count: 1 }',
  },
})

/** Has every deck at least one card? */
export const emptyDeck: Check = {
  id: 'data/empty-deck',
  summary: 'every deck has a card',
  messages: say,
  run: (game) =>
    game.decks
      .filter((deck) => deck.cards.every((card) => card.count === 0))
      .map((deck) => say('empty-deck', { deck: deck.id }, spanAt(deck.place, 'id'))),
}
