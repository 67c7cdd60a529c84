import { expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { creditLine, deckNotes } from '../../src/pipeline/deck-notes.ts'
import { memoryHost } from '../support/memory-host.ts'

const host = memoryHost()
const { decks } = loadGame(host, `${host.root}/data/zulu-spears`).value!

it('says on the sheet what the check says: 54 against 52', () => {
  const notes = Object.fromEntries(decks.map((deck) => [deck.id, deckNotes(deck)]))
  expect(notes).toEqual({
    zulu: ['54 cards, the rules state 52: ruling zulu-deck-size'],
    british: [],
    'zulu-solo': ['54 cards, the rules state 52: ruling zulu-deck-size'],
  })
})

it('names people with their year where it is known', () => {
  expect(creditLine({ role: 'Design', name: 'A. Author', year: 1999 })).toBe('Design: A. Author (1999)')
  expect(creditLine({ role: 'Design', name: 'not named in our source' })).toBe('Design: not named in our source')
})
