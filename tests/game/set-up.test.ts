import { describe, expect, it } from 'vitest'
import { found, load, loadFine } from './load.ts'

const base = {
  'game.yaml': 'kind: game\ntitle: Test\n',
  'map.yaml':
    'kind: map\nid: field\ntitle: Field\ngrid: { orientation: flat, shifted: even, columns: 4, rows: 4 }\nfill: { terrain: clear, source: S }\n',
  'terrain.yaml': 'kind: terrain\ncolumns: []\nterrains:\n  - { id: clear, title: Clear, look: clear, source: S }\n',
  'counters.yaml':
    'kind: counters\nid: c\ntitle: C\nset-up: a\nunits:\n' +
    ['x', 'y', 'z']
      .map((id) => `  - { id: ${id}, title: ${id}, count: 2, look: solid, colour: slate, note: n }\n`)
      .join(''),
  'a.yaml':
    'kind: scenario\nid: a\ntitle: A\nset-up:\n  map: field\n  places:\n    - { unit: x, hex: 0101 }\n    - { unit: y, hex: 0102, free: true }\n    - { unit: z, hex: 0103 }\n    - { unit: z, turn: 2 }\n  stacking: { limit: 3, source: S }\n',
}
const b = (setUp: string): string => `kind: scenario\nid: b\ntitle: B\nextends: a\n${setUp}`
const places = (game: ReturnType<typeof loadFine>, id: string): unknown[] =>
  game.scenarios
    .find((scenario) => scenario.id === id)
    ?.setUp?.placements.map(({ unit, hex, turn }) => [unit, hex ?? turn]) ?? []

describe('a set-up that extends another', () => {
  it('replaces all places of the units that it names, and keeps their order', () => {
    const game = loadFine({
      ...base,
      'b.yaml': b('set-up:\n  places:\n    - { unit: z, hex: 0104 }\n    - { unit: x, hex: 0201 }\n'),
    })
    expect(places(game, 'b')).toEqual([
      ['x', '0201'],
      ['y', '0102'],
      ['z', '0104'],
    ])
    expect(game.scenarios.find(({ id }) => id === 'b')?.setUp?.stacking?.limit).toBe(3)
  })

  it('takes everything over when it says nothing', () => {
    const game = loadFine({ ...base, 'b.yaml': b('') })
    expect(places(game, 'b')).toEqual(places(game, 'a'))
  })

  it('is judged for what stands in its own file', () => {
    const slip = { ...base, 'a.yaml': base['a.yaml'].replace('0101', '0109').replace('unit: y', 'unit: w') }
    expect(found(load({ ...slip, 'b.yaml': b('set-up:\n  places:\n    - { unit: x, hex: 0505 }\n') }))).toEqual([
      'a.yaml: game/unknown-reference @ 0109',
      'a.yaml: game/unknown-reference @ w',
      'b.yaml: game/unknown-reference @ 0505',
    ])
  })

  it('needs a hex or a turn for each place, and a map', () => {
    expect(found(load({ ...base, 'b.yaml': b('set-up:\n  places: [{ unit: x }]\n') }))).toEqual([
      'b.yaml: schema/either-or @ { unit: x }',
    ])
    const alone = 'kind: scenario\nid: b\ntitle: B\nset-up: { places: [] }\n'
    expect(found(load({ ...base, 'b.yaml': alone }))).toEqual(['b.yaml: schema/missing-key @ { places: [] }'])
  })
})

describe('the front of a counter', () => {
  it('shows the hex of its unit, not of one that is free or starts in several places', () => {
    const game = loadFine(base)
    const fronts = game.counterSheets[0]?.types.map(({ front }) => [front.hex, front.turn, front.note])
    expect(fronts).toEqual([
      ['0101', undefined, undefined],
      [undefined, undefined, 'n'],
      [undefined, undefined, 'n'],
    ])
  })
})

describe('a game without decks', () => {
  it('prints its counters and its map when it asks for no sheets', () => {
    expect(loadFine(base).sheets.map(({ kind, id }) => [kind, id])).toEqual([
      ['counters', 'c'],
      ['map', 'field'],
    ])
  })
})
