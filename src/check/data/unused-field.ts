import { messages } from '../../kernel/messages.ts'
import type { Deck } from '../../game/game.ts'
import { keySpanAt } from '../../source/located-document.ts'
import { valueAt } from '../../schema/read-shape.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'unused-field': {
    severity: 'note',
    says: 'no card of "{deck}" has the field "{field}"',
    explain:
      'The deck declares an optional field, and none of its cards gives it a value. Perhaps it is left over, or the cards spell it differently.',
    bad: 'fields: { "flavour?": text }\ncards:\n  - { title: Knight }',
    good: 'fields: { "flavour?": text }\ncards:\n  - { title: Knight, flavour: "Late again." }',
  },
})

/** Has each declared field a value on some card? */
export const unusedField: Check = {
  id: 'data/unused-field',
  summary: 'each declared field has a value on some card',
  messages: say,
  run: (game) =>
    game.decks.flatMap((deck) =>
      declaredFields(deck)
        .filter(({ field }) => deck.cards.length > 0 && deck.cards.every((card) => !(field in card.fields)))
        .map(({ key, field }) => say('unused-field', { deck: deck.id, field }, keySpanAt(deck.place, 'fields', key))),
    ),
}

/** The fields that stand in the deck's own file; those it took over are the other deck's. */
function declaredFields(deck: Deck): { key: string; field: string }[] {
  const written = valueAt(deck.place.document.value, [...deck.place.path, 'fields'])
  return Object.keys(typeof written === 'object' && written !== null ? written : {}).map((key) => ({
    key,
    field: key.replace(/\?$/, ''),
  }))
}
