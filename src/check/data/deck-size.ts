import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { messages } from '../../kernel/messages.ts'
import type { Card, Deck } from '../../game/game.ts'
import { countOf } from '../../kernel/count-of.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'deck-size': {
    severity: 'error',
    says: '{sum}, rules state {stated}{accepted}',
    explain:
      'The counts of the deck add up to another number than the rules claim under `stated`. Either a count is wrong, or the claim is: then a ruling says so, and `accept` names the sum that is played.',
    bad: 'stated: { cards: 52, source: Rules }\ncards:\n  - { title: Knight, count: 53 }',
    good: 'stated: { cards: 52, source: Rules }\ncards:\n  - { title: Knight, count: 52 }',
  },
  'deck-size-accepted': {
    severity: 'note',
    says: '{cards}, rules state {stated}, ruling {ruling} accepts {sum}',
    explain:
      'The rules contradict themselves about the size of this deck; a ruling of the game decides how it is played.',
    bad: 'stated: { cards: 52, source: Rules }   # and the list of the rules adds up to 54',
    good: 'stated: { cards: 52, source: Rules, accept: 54, ruling: deck-size }',
  },
})

/** Do the counts of each deck add up to what the rules state, or to what a ruling accepts? */
export const deckSize: Check = {
  id: 'data/deck-size',
  summary: 'the counts of a deck add up to what the rules state, or a ruling accepts',
  messages: say,
  ofSource: true,
  run: (game) => game.decks.flatMap(checkDeck),
}

function checkDeck(deck: Deck): Diagnostic[] {
  const { stated } = deck
  const sum = deck.cards.reduce((total, card) => total + card.count, 0)
  if (!stated || sum === stated.cards) return []
  const claim = spanAt(stated.place, 'cards')
  if (sum === stated.accept)
    return [
      say(
        'deck-size-accepted',
        { cards: countOf(sum, 'card'), sum, stated: stated.cards, ruling: stated.ruling ?? '' },
        claim,
      ),
    ]
  const accepted = stated.accept === undefined ? '' : `, ruling ${stated.ruling ?? ''} accepts ${stated.accept}`
  // The lines whose count is not what their source states are the likeliest slips; without any, all that is known is the claim.
  const [first, ...others] = deck.cards.filter(differsFromSource)
  const related = others.map((card) => ({ message: sayDifference(card), at: spanAt(card.place, 'count') }))
  const extra = first ? { hints: [sayDifference(first)], related } : {}
  return [
    say(
      'deck-size',
      { sum: countOf(sum, 'card'), stated: stated.cards, accepted },
      first ? spanAt(first.place, 'count') : claim,
      extra,
    ),
  ]
}

function differsFromSource(card: Card): boolean {
  return card.source?.count !== undefined && card.source.count !== card.count
}

function sayDifference(card: Card): string {
  return `${card.title}: ${card.count} here, ${card.source?.count ?? 0} in its source (${card.source?.text ?? ''})`
}
