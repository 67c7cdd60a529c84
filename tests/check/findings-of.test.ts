import { expect, it } from 'vitest'
import { deckSize } from '../../src/check/data/deck-size.ts'
import { emptyDeck } from '../../src/check/data/empty-deck.ts'
import { findingsOf } from '../../src/check/findings-of.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { memoryHost } from '../support/memory-host.ts'

const host = memoryHost({
  '/duel/deck.yaml': 'kind: deck\nid: duel\nstated: { cards: 3, source: Rules }\ncards:\n  - { title: A, count: 4 }\n',
  '/duel/none.yaml': 'kind: deck\nid: none\ncards: []\n',
  '/duel/v/more.yaml': 'kind: variant\nid: more\nof: ..\nchanges: { decks.duel.cards.a.count: 5 }\n',
})
const found = (path: string, check: typeof deckSize): string[] => {
  const game = loadGame(host, path).value
  if (!game) throw new Error(path)
  return findingsOf(check, game, { rulings: new Map() }).map(({ severity, message }) => `${severity}: ${message}`)
}

it('makes a sum that differs from the rules an error in a folder, and a note with both sums in a variant', () => {
  expect(found('/duel', deckSize)).toEqual(['error: 4 cards, rules state 3'])
  expect(found('/duel/v/more.yaml', deckSize)).toEqual(['note: 5 cards, rules state 3'])
})

it('softens nothing else', () => {
  expect(found('/duel/v/more.yaml', emptyDeck)).toEqual(found('/duel', emptyDeck))
  expect(found('/duel', emptyDeck)).toHaveLength(1)
})
