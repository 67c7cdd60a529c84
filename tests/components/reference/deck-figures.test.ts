import { expect, it } from 'vitest'
import { cardLines, copiesFor, deckSize, deckSum } from '../../../src/components/reference/deck-figures.ts'
import type { Deck } from '../../../src/game/game.ts'
import { zulu } from './support/zulu.ts'

const deck = (id: string): Deck => zulu.decks.find((d) => d.id === id)!

it('adds up decks', () => {
  expect(['zulu', 'british', 'zulu-solo'].map((id) => deckSize(deck(id)))).toEqual([54, 52, 54])
  // 10 x 10 + 9 x 20 + 8 x 30 + 7 x 40 + 2 x 50, and 15 x 10 + 10 x 20 + 8 x 30 + 8 x 40 + 2 x 50.
  expect(['zulu', 'zulu-solo'].map((id) => deckSum(deck(id), 'force'))).toEqual([900, 1010])
  expect(deckSum(deck('zulu'), 'role')).toBe(0)
})

it('lists the cards of all decks once, those without a copy not at all', () => {
  const lines = cardLines([deck('zulu'), deck('zulu-solo')])
  expect(lines.map(({ card, copies }) => [card.id, ...copies])).toEqual([
    ['blood', 10, 15],
    ['shields', 9, 10],
    ['spears', 8, 8],
    ['warriors', 7, 8],
    ['snipers', 5, 5],
    ['attack', 7, 0],
    ['chieftains', 2, 2],
    ['war-chant', 6, 6],
  ])
  const none = {
    ...deck('zulu'),
    cards: deck('zulu').cards.map((card) => (card.id === 'attack' ? { ...card, count: 0 } : card)),
  }
  expect(cardLines([none, deck('zulu-solo')]).map(({ card }) => card.id)).not.toContain('attack')
  expect(
    cardLines([deck('zulu-solo'), deck('zulu')])
      .map(({ card }) => card.id)
      .at(-1),
  ).toBe('attack')
})

it('counts copies of a card or of a role', () => {
  expect(copiesFor(deck('british'), { card: 'rally' })).toBe(6)
  expect(copiesFor(deck('british'), { role: 'standing' })).toBe(8)
  expect(copiesFor(deck('british'), { role: 'none such' })).toBe(0)
})
