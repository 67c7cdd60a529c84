import { messages } from '../../kernel/messages.ts'
import type { Deck } from '../../game/game.ts'
import { countOf } from '../../kernel/count-of.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'count-changed': {
    severity: 'note',
    says: '{title}: {count}, the source states {stated}',
    explain:
      'The number of copies is not the one that the source of the card states. That is fine for a change of your own, and a slip otherwise.',
    bad: '- { title: Knight, count: 3, source: { kind: stated, text: Rules, count: 2 } }',
    good: '- { title: Knight, count: 2, source: { kind: stated, text: Rules, count: 2 } }',
  },
})

/** Is each card there as often as its source states? Of a deck whose sum is right; a wrong sum is an error of its own. */
export const cardCounts: Check = {
  id: 'data/card-counts',
  summary: 'each card is there as often as its source states',
  messages: say,
  ofSource: true,
  run: (game) =>
    game.decks.filter(hasRightSum).flatMap((deck) =>
      deck.cards.flatMap((card) => {
        const stated = card.source?.count
        if (stated === undefined || stated === card.count) return []
        return [
          say(
            'count-changed',
            { title: card.title, count: countOf(card.count, 'copy', 'copies'), stated },
            spanAt(card.place, 'count'),
          ),
        ]
      }),
    ),
}

function hasRightSum({ stated, cards }: Deck): boolean {
  const sum = cards.reduce((total, card) => total + card.count, 0)
  return !stated || sum === stated.cards || sum === stated.accept
}
