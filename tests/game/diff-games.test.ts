import { describe, expect, it } from 'vitest'
import { diffGames } from '../../src/game/diff-games.ts'
import type { Game } from '../../src/game/game.ts'
import { inForce } from '../../src/game/in-force.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { memoryHost } from '../support/memory-host.ts'

/** A shipped game, and the same with a variant laid over it. */
function versions(of: string, text: string): [Game, Game] {
  const host = memoryHost({ '/v.yaml': `kind: variant\nid: v\nof: ${of}\n${text}` })
  const [base, changed] = [`${host.root}/data/${of}`, '/v.yaml'].map((path) => loadGame(host, path).value)
  if (!base || !changed) throw new Error('the variant is wrong')
  return [base, changed]
}

const said = ([base, changed]: [Game, Game]): string[] =>
  diffGames(base, changed).map(({ id, kind, change, fields }) => {
    const values = fields.map(({ field, from, to }) => `${field} ${from} ${to}`).join('; ')
    return `${change} ${kind} ${id}${change === 'changed' ? `: ${values}` : ''}`
  })

describe('diffGames', () => {
  it('finds nothing between a game and itself', () => {
    const [base] = versions('isandlwana', '')
    expect(diffGames(base, base)).toEqual([])
  })

  it('names cards, rulings and parameters field by field', () => {
    const text = `changes:
  decks.zulu.cards.attack.count: 9
  decks.british.cards.volley.force: 25
  rulings.rally-doubles-standing: "no"
  scenarios.solo.parameters.hand: 6
remove: [decks.british.cards.doctor]
add:
  decks.british.cards: [{ id: spade, title: Spade, count: 2, force: 5, role: force, phase: x, icon: spade, text: Dig. }]
`
    expect(said(versions('zulu-spears', text)).filter((line) => !line.includes('phases'))).toEqual([
      'changed card decks.zulu.cards.attack: count 7 9',
      'changed card decks.british.cards.volley: force 20 25',
      'removed card decks.british.cards.doctor',
      'added card decks.british.cards.spade',
      'changed ruling rulings.rally-doubles-standing: default yes no',
      'changed parameter scenarios.solo.parameters.hand: value 5 6',
      'changed parameter scenarios.solo-200.parameters.hand: value 5 6',
    ])
  })

  it('names counters, hexes, terrain and rows of tables', () => {
    const text = `changes:
  terrain.donga.df: 4
  maps.isandlwana.hexes.0909.terrain: donga
  tables.sniping.rows.3.cells.late: 9
  tables.hit-odds.dice: 1d8
  counters.counters.units.a.name: First
  tracks.turns.to: 7
`
    const lines = said(versions('isandlwana', text)).filter((line) => !line.includes('counters.types.a-'))
    expect(lines.sort()).toEqual([
      'changed hex maps.isandlwana.hexes.0909: terrain clear donga',
      'changed table row tables.sniping.rows.3: cells.late 6 9',
      'changed table tables.hit-odds: dice.sides 6 8',
      'changed terrain terrain.donga: values.df.value 3 4',
      'changed track tracks.turns: to 6 7',
    ])
    const counters = said(versions('isandlwana', text)).filter((line) => line.includes('counters.types.a-'))
    expect(counters).toHaveLength(4)
    expect(counters[0]).toBe(
      'changed counter counters.counters.types.a-8: front.name A Co. First; back.name A Co. First',
    )
  })

  it('counts an added deck card by card', () => {
    const text = 'add:\n  decks: [{ id: own, cards: [{ title: A }, { title: B }] }]\n'
    expect(said(versions('zulu-spears', text))).toEqual([
      'added deck decks.own',
      'added card decks.own.cards.a',
      'added card decks.own.cards.b',
    ])
  })
})

it('reads texts as they are printed under the rulings in force', () => {
  const [base, changed] = versions('zulu-spears', 'changes: { rulings.rally-doubles-standing: "no" }\n')
  const read = (chosen: Record<string, string>): string[] => {
    const rulings = new Map(Object.entries(chosen))
    return diffGames(inForce(base, rulings), inForce(changed, rulings)).map(({ id }) => id)
  }
  expect(read({})).toContain('decks.british.cards.rally')
  expect(read({ 'rally-doubles-standing': 'no' })).not.toContain('decks.british.cards.rally')
  expect(read({ 'no-such-ruling': 'x' })).toContain('decks.british.cards.rally')
})
