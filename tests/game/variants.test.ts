import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadGame, type LoadedGame } from '../../src/game/load-game.ts'
import type { Game } from '../../src/game/game.ts'
import { shippedGames } from '../../src/game/shipped-games.ts'
import { FAMILIES } from '../../src/schema/variant-families.ts'
import { spanAt } from '../../src/source/located-document.ts'
import { memoryHost } from '../support/memory-host.ts'
import { found } from './load.ts'

const DECK = `kind: deck
id: orcs
fields: { force: number }
cards:
  - { title: Orc, count: 3, force: 1 }
  - { id: troll, title: Cave Troll, force: 4 }
  - { id: elf, title: Elf, count: 2, force: 2 }
`
const RULINGS = `kind: rulings
rulings:
  - { id: rally, question: Double?, options: [{ value: "yes", means: y }, { value: "no", means: n }], source: Rules }
`
const DUEL = `kind: scenario
id: duel
title: Duel
mode: two
parameters: { hand: { value: 4 }, draw: { value: 1 } }
`
const LONG = 'kind: scenario\nid: long\ntitle: Long\nextends: duel\n'
const files = { 'deck.yaml': DECK, 'rulings.yaml': RULINGS, 'duel.yaml': DUEL, 'long.yaml': LONG }

/** Loads a variant that lies in the folder of its game. */
function vary(text: string, more: Readonly<Record<string, string>> = {}): LoadedGame {
  const variant = `kind: variant\nid: horde\ntitle: The Horde\nof: .\n${text}`
  const all = Object.entries({ ...files, ...more, 'horde.yaml': variant })
  const host = memoryHost(Object.fromEntries(all.map(([name, content]) => [`/games/orcs/${name}`, content])))
  return loadGame(host, '/games/orcs/horde.yaml')
}

function varied(text: string, more: Readonly<Record<string, string>> = {}): Game {
  const loaded = vary(text, more)
  if (!loaded.value) throw new Error(found(loaded).join('\n'))
  return loaded.value
}

const counts = (game: Game): string[] => game.decks[0]!.cards.map(({ id, count }) => `${count} ${id}`)

describe('a variant', () => {
  it('takes nothing else out when one thing is named twice', () => {
    const loaded = vary('remove: [decks.orcs.cards.orc, decks.orcs.cards.orc, "decks.orcs.cards.#1"]\n')
    expect(loaded.value).toBeUndefined()
    expect(loaded.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'variant/twice "decks.orcs.cards.orc" leads to what "decks.orcs.cards.orc" leads to',
      'variant/twice "decks.orcs.cards.#1" leads to what "decks.orcs.cards.orc" leads to',
    ])
  })

  it('changes values, takes out and adds, in this order', () => {
    const game = varied(`changes:
  decks.orcs.cards.elf.count: 5
  decks.orcs.cards.#1.count: 7
  decks.orcs.cards.orc.force: 3
remove: [decks.orcs.cards.troll]
add:
  decks.orcs.cards: [{ id: troll, title: Hill Troll, count: 2, force: 6 }]
`)
    expect(counts(game)).toEqual(['7 orc', '5 elf', '2 troll'])
    expect(game.decks[0]?.cards.map(({ fields }) => fields['force'])).toEqual([3, 2, 6])
    expect(game).toMatchObject({ id: 'orcs', folder: '/games/orcs', variants: [{ id: 'horde', title: 'The Horde' }] })
  })

  it('gives what it changes a place in its own file', () => {
    const game = varied('changes:\n  decks.orcs.cards.elf.count: 5\n')
    const elf = game.decks[0]!.cards[2]!
    expect(spanAt(elf.place, 'count').file).toBe('/games/orcs/horde.yaml')
    expect(spanAt(elf.place, 'title').file).toBe('/games/orcs/deck.yaml')
  })

  it('has its faults found in its own file, at the value or at the key', () => {
    const loaded = vary(`changes:
  decks.orcs.cards.elf.count: x4
  decks.orcs.cards.troll.cuont: 2
  decks.orcs.cards.orc.title: [orc]
  scenarios.duel.rulings.raly: "no"
add:
  decks.orcs.cards: [{ titel: Elf }]
`)
    const own = found(loaded).filter((line) => line.startsWith('horde.yaml'))
    expect(own).toEqual([
      'horde.yaml: schema/expected-text @ [orc]',
      'horde.yaml: schema/unknown-key @ decks.orcs.cards.troll.cuont',
      'horde.yaml: schema/expected-whole @ x4',
      'horde.yaml: schema/missing-key @ { titel: Elf }',
      'horde.yaml: schema/missing-key @ { titel: Elf }',
      'horde.yaml: schema/unknown-key @ titel',
    ])
    expect(loaded.diagnostics.flatMap(({ hints }) => hints ?? [])).toContain('write it in quotes: "[orc]"')
  })

  it('knows short ways to rulings and parameters, also to those that a scenario takes over', () => {
    const game = varied(`changes:
  rulings.rally: "no"
  scenarios.duel.parameters.hand: 6
  scenarios.long.parameters.draw: 2
`)
    expect(game.rulings[0]?.default).toBe('no')
    const parameters = game.scenarios.map(({ id, parameters: { hand, draw } }) => [id, hand?.value, draw?.value])
    expect(parameters).toEqual([
      ['duel', 6, 1],
      ['long', 6, 2],
    ])
  })

  it('does not take a misspelt parameter for a new one', () => {
    expect(found(vary('changes:\n  scenarios.long.parameters.hnad: 6\n'))).toEqual([
      'horde.yaml: variant/unknown-path @ hnad',
    ])
  })

  it('adds and removes whole files, and keys that were left out', () => {
    const game = varied(`add:
  decks: [{ id: elves, cards: [{ title: Elf }] }]
  rulings: [{ id: dusk, question: Late?, decision: Yes, source: House }]
  decks.orcs: { copy-limit: 4 }
remove: [scenarios.long, scenarios.duel.parameters.draw]
`)
    expect(game.decks.map(({ id, copyLimit }) => [id, copyLimit])).toEqual([
      ['orcs', 4],
      ['elves', undefined],
    ])
    expect(game.rulings.map(({ id }) => id)).toEqual(['rally', 'dusk'])
    expect(game.scenarios.map(({ id, parameters }) => [id, Object.keys(parameters)])).toEqual([['duel', ['hand']]])
    expect(spanAt(game.decks[1]!.place, 'id').file).toBe('/games/orcs/horde.yaml')
  })

  it('says who took away what is missed', () => {
    expect(found(vary('remove: [decks.orcs.cards.elf.force]\n'))[0]).toBe(
      'horde.yaml: schema/missing-key @ decks.orcs.cards.elf.force',
    )
  })

  it('may be a variant of another one, found by its id or by its file', () => {
    const base =
      'kind: variant\nid: many\nof: .\nchanges: { decks.orcs.cards.elf.count: 9, decks.orcs.cards.orc.count: 8 }\n'
    for (const of of ['many', 'first.yaml', './first.yaml']) {
      const text = `kind: variant\nid: top\nof: ${of}\nchanges: { decks.orcs.cards.orc.count: 1 }\n`
      const all = Object.entries({ ...files, 'first.yaml': base, 'top.yaml': text })
      const host = memoryHost(Object.fromEntries(all.map(([name, content]) => [`/games/orcs/${name}`, content])))
      const top = loadGame(host, '/games/orcs/top.yaml')
      expect(top.value?.variants.map(({ id }) => id)).toEqual(['many', 'top'])
      expect(top.value && counts(top.value)).toEqual(['1 orc', '1 troll', '9 elf'])
      expect([...top.sources.keys()]).toEqual(
        expect.arrayContaining(['/games/orcs/top.yaml', '/games/orcs/first.yaml']),
      )
    }
  })

  it('is not looked at while a file of its game cannot be read', () => {
    const loaded = vary('changes:\n  decks.elves.title: Elves\n', { 'broken.yaml': 'kind: deck\nid: [\n' })
    expect(found(loaded).every((line) => line.startsWith('broken.yaml'))).toBe(true)
  })

  it('may lie in a folder of its game, which does not read it', () => {
    const host = memoryHost({
      '/g/deck.yaml': DECK,
      '/g/v/more.yaml': 'kind: variant\nid: more\nof: ..\nremove: [decks.orcs.cards.elf]\n',
    })
    expect(loadGame(host, '/g').value?.decks[0]?.cards).toHaveLength(3)
    expect(loadGame(host, '/g/v/more.yaml').value?.decks[0]?.cards).toHaveLength(2)
  })
})

describe('any variant', () => {
  it('gives a game or says what is wrong, and never fails', () => {
    const word = fc.constantFrom(
      ...[
        'decks',
        'orcs',
        'cards',
        'orc',
        '#1',
        '#0',
        'count',
        'title',
        'fields',
        'force',
        'scenarios',
        'duel',
        'long',
      ],
      ...[
        'parameters',
        'hand',
        'value',
        'rulings',
        'rally',
        'options',
        'yes',
        'game',
        '__proto__',
        'constructor',
        '',
        ' ',
      ],
    )
    const way = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => JSON.stringify(words.join('.')))
    const value = fc.constantFrom(
      '3',
      '-1',
      'x',
      '"3"',
      '[]',
      '{}',
      '[{ id: elf }]',
      '{ value: 2 }',
      '',
      '~',
      '[a, [b]]',
    )
    const entries = fc.uniqueArray(fc.tuple(way, value), { selector: ([key]) => key, maxLength: 4 })
    const map = (pairs: [string, string][]): string => `{ ${pairs.map(([key, to]) => `${key}: ${to}`).join(', ')} }`
    fc.assert(
      fc.property(entries, entries, fc.array(way, { maxLength: 3 }), (changes, add, remove) => {
        const loaded = vary(`changes: ${map(changes)}\nadd: ${map(add)}\nremove: [${remove.join(', ')}]\n`)
        const isWrong = loaded.diagnostics.some(({ severity }) => severity === 'error')
        expect(loaded.value === undefined).toBe(isWrong)
        for (const { at } of loaded.diagnostics) if (at) expect(loaded.sources.has(at.file)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

describe('ways into the games that are shipped', () => {
  const change = (of: string, changes: string): LoadedGame => {
    const text = `kind: variant\nid: mine\nof: ${of}\nchanges:\n${changes}`
    return loadGame(memoryHost({ '/mine.yaml': text }), '/mine.yaml')
  }

  it('changes terrain, and its figure is of the house then', () => {
    const { value } = change('isandlwana', '  terrain.donga.df: 4\n')
    expect(value?.terrain.types.find(({ id }) => id === 'donga')?.values['df']).toEqual({
      value: 4,
      source: { kind: 'house', text: 'variant mine' },
    })
  })

  it('changes single hexes, also those that the map does not name', () => {
    const { value } = change(
      'isandlwana',
      '  map.isandlwana.hexes.0909.terrain: donga\n  maps.isandlwana.hexes.0101.terrain: koppie\n',
    )
    const hexes = new Map(value?.maps[0]?.hexes.map((hex) => [hex.id, hex]))
    expect(hexes.get('0909')).toMatchObject({ terrain: 'donga', source: { kind: 'house' } })
    expect(hexes.get('0101')).toMatchObject({ terrain: 'koppie', source: { kind: 'house' } })
    const { value: plain } = loadGame(memoryHost(), `${memoryHost().root}/data/isandlwana`)
    const changed = plain?.maps[0]?.hexes.filter(({ id, terrain }) => hexes.get(id)?.terrain !== terrain)
    expect(changed?.map(({ id }) => id)).toEqual(['0101', '0909'])
  })

  it('points at a hex that the map does not have', () => {
    const loaded = change('isandlwana', '  maps.isandlwana.hexes.9999.terrain: donga\n')
    expect(found(loaded)).toEqual(['/mine.yaml: game/unknown-reference @ maps.isandlwana.hexes.9999.terrain'])
  })

  it('changes rows of tables, steps of counters and places of a set-up', () => {
    const { value } = change(
      'isandlwana',
      `  tables.sniping.rows.3.cells.late: 9
  counters.counters.units.a.steps: [9/7, 6/5, 4/3, 2/1]
  scenarios.historical.set-up.places.a.hex: "0909"
`,
    )
    const sniping = value?.tables.find(({ id }) => id === 'sniping')
    expect(sniping?.kind === 'rows' && sniping.rows[2]?.cells['late']).toBe('9')
    expect(value?.counterSheets[0]?.units.find(({ id }) => id === 'a')?.steps[0]).toBe(9)
    const placement = value?.scenarios[0]?.setUp?.placements.find(({ unit }) => unit === 'a')
    expect(placement?.hex).toBe('0909')
  })

  it('finds every way that the documentation names in one of them', () => {
    const ways = FAMILIES.map(({ example }) => example)
    const text = ways.map((way) => `  ${way}: x\n`).join('')
    const lost = shippedGames(memoryHost()).map((of) =>
      change(of, text).diagnostics.flatMap(({ code, message }) => (code === 'variant/unknown-path' ? [message] : [])),
    )
    const isFound = (way: string): boolean => lost.some((said) => !said.some((message) => message.includes(`"${way}"`)))
    expect(ways.filter((way) => !isFound(way))).toEqual([])
    expect(lost.flat().length).toBeGreaterThan(ways.length)
  })
})
