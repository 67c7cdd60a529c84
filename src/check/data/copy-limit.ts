import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { messages } from '../../kernel/messages.ts'
import type { Card, Deck } from '../../game/game.ts'
import { countOf } from '../../kernel/count-of.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'copy-limit': {
    severity: 'error',
    says: '{copies} of "{title}"; the deck allows {limit}',
    explain:
      'Cards of the same title count together, on however many lines they stand. Upper and lower case and blanks around a title make no difference.',
    bad: 'copy-limit: 3\ncards:\n  - { title: Hedge, count: 2 }\n  - { title: hedge, count: 2 }',
    good: 'copy-limit: 3\ncards:\n  - { title: Hedge, count: 3 }',
  },
})

/** Does any title exceed the copies that its deck allows, all its lines taken together? */
export const copyLimit: Check = {
  id: 'data/copy-limit',
  summary: 'no title exceeds the copies that its deck allows, all its lines together',
  messages: say,
  ofSource: true,
  run: (game) => game.decks.flatMap(checkDeck),
}

function checkDeck(deck: Deck): Diagnostic[] {
  const limit = deck.copyLimit
  if (limit === undefined) return []
  const byTitle = new Map<string, Card[]>()
  for (const card of deck.cards) {
    const key = card.title.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
    byTitle.set(key, [...(byTitle.get(key) ?? []), card])
  }
  return [...byTitle.values()].flatMap(([first, ...others]) => {
    const copies = [first, ...others].reduce((sum, card) => sum + (card?.count ?? 0), 0)
    if (!first || copies <= limit) return []
    const related = others.map((card) => ({ message: `${card.count} more here`, at: spanAt(card.place, 'title') }))
    return [
      say(
        'copy-limit',
        { copies: countOf(copies, 'copy', 'copies'), title: first.title, limit },
        spanAt(first.place, 'title'),
        { related },
      ),
    ]
  })
}
