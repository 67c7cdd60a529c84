import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, Deck } from '../../src/game/game.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { buildGame } from '../../src/pipeline/build-game.ts'
import { instructionDeck, supplementOf } from '../../src/pipeline/supplement.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'

const host = memoryHost()
const game = loadGame(host, `${host.root}/data/zulu-spears`).value!
const deckOf = (id: string): Deck => game.decks.find((deck) => deck.id === id)!

const withCounts = (counts: readonly number[]): Deck => {
  const base = deckOf('zulu')
  return { ...base, cards: base.cards.map((card, i): Card => ({ ...card, count: counts[i] ?? 0 })) }
}

describe('the solo supplement', () => {
  const supplement = supplementOf(deckOf('zulu-solo'), deckOf('zulu'))

  it('is the seven cards that solo needs beyond the two-player deck', () => {
    expect(supplement.deck.cards.map(({ id, count }) => [id, count])).toEqual([
      ['blood', 5],
      ['shields', 1],
      ['warriors', 1],
    ])
    expect(supplement.takeOut).toEqual([{ title: 'Attack', count: 7 }])
  })

  it('says what to do on a card of its own', () => {
    const { cards, format } = instructionDeck(deckOf('zulu-solo'), deckOf('zulu'), supplement)
    expect(cards[0]!.fields['text']).toBe(
      '**Take out of Zulu**\n7 × Attack\n**Put in**\n5 × Zulu Blood\n1 × Zulu Shields\n1 × Zulu Warriors\nThis gives the 54 cards of Zulu (solo).',
    )
    expect(format).toMatchObject({ width: 63.5, height: 88.9, template: 'list-card', back: undefined })
  })
})

it('property: base, less what is taken out, plus what is put in, is the deck', () => {
  const counts = fc.array(fc.nat(9), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(counts, counts, (wanted, base) => {
      const [deck, other] = [withCounts(wanted), withCounts(base)]
      const { deck: extra, takeOut } = supplementOf(deck, other)
      for (const [i, card] of deck.cards.entries()) {
        const added = extra.cards.find(({ id }) => id === card.id)?.count ?? 0
        const out = takeOut.find(({ title }) => title === card.title)?.count ?? 0
        expect(base[i]! - out + added).toBe(card.count)
        expect(Math.min(added, out)).toBe(0)
      }
    }),
  )
})

it('prints copies to add, not copies in the deck', async () => {
  const options = buildOptions({ formats: ['svg'], svgText: 'live', only: ['solo-supplement'] })
  const { files } = await buildGame(
    memoryHost(),
    { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' },
    options,
  )
  const text = new TextDecoder().decode(files[0]!.bytes)
  expect(text).toContain('>5 to add<')
  expect(text).not.toContain(' in deck<')
})
