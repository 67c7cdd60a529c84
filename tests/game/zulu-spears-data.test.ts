import { describe, expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { loadGame } from '../../src/game/load-game.ts'
import type { Wording } from '../../src/game/wording.ts'
import { wordingFor } from '../../src/game/wording-for.ts'

const loaded = loadGame(nodeHost(), 'data/zulu-spears')
const game = loaded.value
if (!game) throw new Error(loaded.diagnostics.map((d) => d.message).join('\n'))

const rows = (id: string): unknown[] =>
  game.decks
    .find((deck) => deck.id === id)
    ?.cards.map((card) => [card.id, card.count, card.fields['force'], card.fields['role']]) ?? []

// Typed anew from the card lists of the rules, not copied from the data.
const british = [
  ['fire-at-will', 10, 10, 'force'],
  ['volley', 7, 20, 'force'],
  ['ammunition-shortage', 2, 0, 'blank'],
  ['bayonets', 4, 30, 'cost'],
  ['cannon-ball', 5, 0, 'discard-enemy'],
  ['barricades', 4, 20, 'standing'],
  ['fortified-stockhouse', 1, 30, 'standing'],
  ['rally', 6, 0, 'double-defence'],
  ['cannon-grapeshot', 5, 40, 'force'],
  ['range-markers', 3, 10, 'standing'],
  ['gatling-gun', 2, 50, 'force'],
  ['doctor', 1, 0, 'heal'],
  ['swords-and-pistols', 2, 20, 'force'],
]
const zulu = [
  ['blood', 10, 10, 'force'],
  ['shields', 9, 20, 'force'],
  ['spears', 8, 30, 'force'],
  ['warriors', 7, 40, 'force'],
  ['snipers', 5, 0, 'discard-enemy'],
  ['attack', 7, 0, 'attack'],
  ['chieftains', 2, 50, 'force'],
  ['war-chant', 6, 0, 'double-attack'],
]
const soloCounts = { blood: 15, shields: 10, spears: 8, warriors: 8, snipers: 5, chieftains: 2, 'war-chant': 6 }

describe('the decks', () => {
  it('loads without a finding', () => expect(loaded.diagnostics).toEqual([]))
  it('are those of the rules', () => {
    expect(rows('zulu')).toEqual(zulu)
    expect(rows('british')).toEqual(british)
    expect(rows('zulu-solo')).toEqual(
      Object.entries(soloCounts).map(([id, count]) => {
        const [, , force, role] = zulu.find((row) => row[0] === id) ?? []
        return [id, count, force, role]
      }),
    )
  })

  it('add up to 54, 52 and 54 cards, and to 900, 840 and 1,010 force', () => {
    const sums = game.decks.map((deck) => [
      deck.cards.reduce((sum, card) => sum + card.count, 0),
      deck.cards.reduce((sum, card) => sum + card.count * Number(card.fields['force']), 0),
    ])
    expect(sums).toEqual([
      [54, 900],
      [52, 840],
      [54, 1010],
    ])
  })

  it('state a source for every card, with the count that stands there', () => {
    for (const card of game.decks.flatMap((deck) => deck.cards))
      expect(card.source).toMatchObject({ kind: 'stated', count: card.count })
  })
})

describe('the texts of the cards', () => {
  const texts = game.decks.flatMap((deck) =>
    deck.cards.flatMap((card) => {
      const text = card.fields['text'] as Wording
      const versions = typeof text === 'string' ? [text] : Object.values(text.byOption)
      return versions.map((version) => [`${deck.id}/${card.id}`, version] as const)
    }),
  )

  it.each(texts)('%s types no value: %s', (_card, text) => expect(text.replace(/\{=\w+\}/g, '')).not.toMatch(/\d/))
  it.each(texts)('%s is short: %s', (_card, text) =>
    expect(text.replace(/\*\*|\{=\w+\}/g, '').length).toBeLessThanOrEqual(132),
  )

  it('follow the rulings', () => {
    const rally = game.decks[1]?.cards.find((card) => card.id === 'rally')?.fields['text'] as Wording
    expect(wordingFor(rally, new Map([['rally-doubles-standing', 'yes']]))).toContain('standing defences included')
    expect(wordingFor(rally, new Map([['rally-doubles-standing', 'no']]))).toContain('not the standing ones')
  })
})

describe('rulings and scenarios', () => {
  it('are those of the rules model, the usual option first', () => {
    const options = game.rulings
      .filter((r) => r.options.length > 0)
      .map((r) => [r.id, ...r.options.map((o) => o.value)].join(' '))
    expect(options).toEqual([
      'standing-defence-stays yes no',
      'rally-doubles-standing yes no',
      'ammunition-shortage blank never-discarded',
      'bayonets-below-eleven allowed forbidden',
      'british-deck-empty no-draw reshuffle',
      'ranged-per-turn any one',
      'short-zulu-deck british-win attack-with-rest',
      'war-chant-stacks no yes',
      'refill-after-laying no yes',
      'sniper-hits-shortage no yes',
      'troops 100 200',
    ])
    expect(game.rulings.every((r) => r.default === r.options[0]?.value)).toBe(true)
  })

  it('name hands, limits and troops', () => {
    const values = game.scenarios.map((s) =>
      Object.entries(s.parameters)
        .map(([name, p]) => `${name} ${p.value ?? p.ruling}`)
        .join(', '),
    )
    expect(values).toEqual([
      'opening-hand 4, draw 1, zulu-hand-limit 7, british-hand-limit 6, troops 100, token 10, tokens 10',
      'hand 5, die 6, troops troops, token 10',
      'hand 5, die 6, troops troops, token 10',
    ])
    expect(game.scenarios.map((s) => s.phases.map((p) => p.id).join(' '))).toEqual([
      'draw fortifications ranged discard attack',
      'draw fortifications approach ranged attack',
      'draw fortifications approach ranged attack',
    ])
    expect(game.scenarios[2]?.rulings).toEqual({ troops: '200' })
  })
})
