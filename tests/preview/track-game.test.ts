import { describe, expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import type { Game } from '../../src/game/game.ts'
import { sameReads, trackGame } from '../../src/preview/track-game.ts'
import { memoryHost } from '../support/memory-host.ts'

const DECK = (id: string, title: string): string =>
  `kind: deck\nid: ${id}\ntitle: ${title}\ncard: { size: poker, template: card }\ncards:\n  - { id: one, title: One }\n`

/** A game of two decks, or of one. */
function twoDecks(first: string, second: string, game = 'Two'): Game {
  const files = { 'game.yaml': `kind: game\nid: two\ntitle: ${game}\n`, 'a.yaml': first, 'b.yaml': second }
  const given = Object.entries(files).filter(([, text]) => text !== '')
  const host = memoryHost(Object.fromEntries(given.map(([name, text]) => [`/two/${name}`, text])))
  const { value, diagnostics } = loadGame(host, '/two')
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('; '))
  return value
}

const [A, B] = [DECK('a', 'Apples'), DECK('b', 'Pears')]
const before = twoDecks(A, B)
const deckA = ({ decks }: Game) => decks.find(({ id }) => id === 'a')

describe('trackGame', () => {
  it('says what the game says', () => {
    const { game } = trackGame(before)
    expect(game).toEqual(before)
    expect({ ...game.decks[0] }).toEqual({ ...before.decks[0] })
  })

  it('notes a thing of a list when more than its id is read', () => {
    const { game, reads } = trackGame(before)
    expect(deckA(game)?.title).toBe('Apples')
    expect([...(reads.things.get('decks') ?? [])]).toEqual(['a'])
    expect(reads.parts.size).toBe(0)
  })

  it('notes other parts as a whole', () => {
    const { game, reads } = trackGame(before)
    expect(game.title).toBe('Two')
    expect([...reads.parts]).toEqual(['title'])
  })
})

describe('sameReads', () => {
  const reads = (use: (game: Game) => unknown) => {
    const tracked = trackGame(before)
    use(tracked.game)
    return tracked.reads
  }
  const ofA = reads((game) => deckA(game)?.cards)

  it('passes over what was not read', () => {
    expect(sameReads(ofA, before, twoDecks(A, DECK('b', 'Plums'), 'Other'))).toBe(true)
  })

  it('passes over where it stands', () => {
    expect(sameReads(ofA, before, twoDecks(`# moved\n\n${A}`, B))).toBe(true)
  })

  it('sees a change of what was read', () => {
    expect(sameReads(ofA, before, twoDecks(DECK('a', 'Plums'), B))).toBe(false)
    expect(
      sameReads(
        reads((game) => game.title),
        before,
        twoDecks(A, B, 'Other'),
      ),
    ).toBe(false)
  })

  it('sees that a thing came, went or took another place', () => {
    const list = reads((game) => game.decks.map(({ id }) => id))
    expect(sameReads(list, before, twoDecks(A, DECK('c', 'Pears')))).toBe(false)
    expect(sameReads(list, before, twoDecks(A, ''))).toBe(false)
    expect(sameReads(list, before, twoDecks(B, A))).toBe(false)
    expect(sameReads(list, before, twoDecks(A, DECK('b', 'Plums')))).toBe(true)
  })

  it('sees that an empty list was filled', () => {
    const none = reads((game) => game.maps.length)
    const map = { ...before, maps: [{ id: 'm', place: before.place }] } as unknown as Game
    expect(sameReads(none, before, map)).toBe(false)
    expect(sameReads(none, before, twoDecks(A, B))).toBe(true)
  })
})
