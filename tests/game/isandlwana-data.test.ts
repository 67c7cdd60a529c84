import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '../../src/check/registry.ts'
import { nodeHost } from '../../src/cli/node-host.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { unitsOf } from '../../src/game/units-of.ts'
import { memoryHost } from '../support/memory-host.ts'
import { openField } from '../support/isandlwana.ts'

const { game, map } = openField()
const units = unitsOf(game)
const unit = (id: string) => units.find((other) => other.id === id)
const placed = (scenario: string): Record<string, string> =>
  Object.fromEntries(
    (game.scenarios.find(({ id }) => id === scenario)?.setUp?.placements ?? [])
      .filter(({ unit: id }) => id !== 'zulu')
      .map(({ unit: id, hex, turn }) => [id, hex ?? `turn ${turn}`]),
  )

// Which rulings the rules ask for is for their own tests to say; some are asked by nothing else.
const checks = CHECKS.filter(({ id }) => id !== 'data/unused-ruling')

/** Findings of the checks of data after a change to one of the game's files. */
function afterChange(file: string, from: string, to: string): string[] {
  const folder = 'data/isandlwana'
  const names = ['counters', 'game', 'map', 'quick-reference', 'rulings', 'tables', 'terrain']
  const paths = [
    ...names.map((name) => `${name}.yaml`),
    ...['historical', 'free-setup', 'free-line'].map((name) => `scenarios/${name}.yaml`),
  ]
  const files = Object.fromEntries(
    paths.map((path) => [`${folder}/${path}`, readFileSync(`${folder}/${path}`, 'utf8')]),
  )
  const text = files[`${folder}/${file}`] ?? ''
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  files[`${folder}/${file}`] = text.replace(from, to)
  const loaded = loadGame(memoryHost(files), folder)
  const changed = loaded.value
  const found = changed ? checks.flatMap((check) => check.run(changed, { rulings: new Map() })) : loaded.diagnostics
  return found.map(({ code, message }) => `${code}: ${message}`)
}

describe('the data of Isandlwana', () => {
  it('load without a finding', () => {
    expect(loadGame(nodeHost(), 'data/isandlwana').diagnostics).toEqual([])
    expect(checks.flatMap((check) => check.run(game, { rulings: new Map() }))).toEqual([])
  })
})

describe('the counters', () => {
  const sum = (group: (id: string) => boolean): number =>
    units.filter(({ id }) => group(id)).reduce((total, { types }) => total + types.reduce((n, t) => n + t.count, 0), 0)

  it('are 176: 112 Zulus, 42 of British units, 4 leaders, Turn, Colors, Wagon, 6 Squares, 9 Done', () => {
    const leaders = ['durnfurd', 'pulleine', 'wardell', 'young']
    const markers = { turn: 1, colors: 1, wagon: 1, square: 6, done: 9 }
    expect(sum(() => true)).toBe(176)
    expect(sum((id) => id === 'zulu')).toBe(112)
    expect(sum((id) => leaders.includes(id))).toBe(4)
    for (const [id, count] of Object.entries(markers)) expect([id, sum((other) => other === id)]).toEqual([id, count])
    expect(sum((id) => (unit(id)?.steps.length ?? 0) > 0)).toBe(42)
  })

  // Typed anew from the lists of units: strength and number of counters.
  it.each([
    ['a c e f g h', 8, 4],
    ['nb lt-a st-iz', 6, 3],
    ['qp', 4, 2],
    ['1bb 1bp 2bg 2bp 28rd p40r rb', 2, 1],
  ])('of %s have strength %d on %d counters', (ids, strength, counters) => {
    for (const id of ids.split(' ')) {
      expect([id, unit(id)?.steps]).toEqual([id, Array.from({ length: strength }, (_, i) => strength - i)])
      expect([id, unit(id)?.types.length]).toEqual([id, counters])
    }
  })

  it('show 8/7, 6/5, 4/3, 2/1 for A Co., with hex 2004 and without dot on the first face alone', () => {
    const faces = unit('a')?.types.flatMap(({ front, back }) => [front, back])
    expect(faces?.map((face) => [face?.strength, face?.reduced, face?.hex, face?.note])).toEqual([
      [8, false, '2004', undefined],
      ...[7, 6, 5, 4, 3, 2, 1].map((strength) => [strength, true, undefined, '1/24']),
    ])
    expect(unit('a')?.types.map(({ id, count }) => [id, count])).toEqual([
      ['a-8', 1],
      ['a-6', 1],
      ['a-4', 1],
      ['a-2', 1],
    ])
  })

  it('show the turn of arrival, camp for detachments, the hex of leaders, and nothing for the rest', () => {
    const front = (id: string) => unit(id)?.types[0]?.front
    expect([front('lt-a')?.turn, front('lt-a')?.hex]).toEqual([2, undefined])
    expect(front('colors')?.turn).toBe(2)
    expect([front('rb')?.hex, front('rb')?.note]).toEqual([undefined, 'camp'])
    expect([front('durnfurd')?.hex, unit('durnfurd')?.types[0]?.back]).toEqual(['2008', undefined])
    expect([front('wagon')?.hex, front('st-iz')?.hex, front('zulu')?.hex]).toEqual(['1008', '1005', undefined])
    expect(unit('zulu')?.types[0]?.back).toMatchObject({ look: 'framed', word: 'FIRED', colour: 'ochre' })
    expect(front('zulu')?.strength).toBeUndefined()
  })

  it('have 84 strength points together', () => {
    expect(units.reduce((total, { steps }) => total + (steps[0] ?? 0), 0)).toBe(84)
  })
})

describe('the set-ups', () => {
  const detachments = { '1bb': '1008', '1bp': '1305', '2bg': '1306', '28rd': '1309', p40r: '1406', rb: '1407' }
  const fixed = { 'st-iz': '1005', 'lt-a': 'turn 2', wagon: '1008', colors: 'turn 2' }

  it('are those of the rules and the reconstruction', () => {
    expect(placed('historical')).toEqual({
      ...{ a: '2004', c: '1403', e: '1803', f: '1604', g: '2008', h: '2006', nb: '2004', qp: '1307' },
      ...{ '1bb': '1008', '1bp': '1108', '2bg': '1207', '2bp': '1208', '28rd': '1306', p40r: '1309', rb: '1407' },
      ...{ durnfurd: '2008', pulleine: '1307', wardell: '2006', young: '1403', ...fixed },
    })
    expect(placed('free-setup')).toEqual({
      ...{ a: '1206', c: '1207', e: '1208', f: '1108', g: '1209', h: '1110', nb: '1008', qp: '1109' },
      ...{ ...detachments, '2bp': '1307' },
      ...{ durnfurd: '1208', pulleine: '1207', wardell: '1209', young: '1206', ...fixed },
    })
    expect(placed('free-line')).toEqual({
      ...{ a: '1904', c: '1403', e: '1803', f: '1604', g: '1908', h: '1906', nb: '1805', qp: '1307' },
      ...{ ...detachments, '2bp': '1208' },
      ...{ durnfurd: '1908', pulleine: '1307', wardell: '1906', young: '1403', ...fixed },
    })
  })

  it('put 16 Zulus into each onrush hex', () => {
    for (const { setUp } of game.scenarios) {
      const zulus = setUp?.placements.filter(({ unit: id }) => id === 'zulu').map(({ hex, count }) => [hex, count])
      expect(zulus).toEqual(['0401', '1201', '1314', '1601', '2013', '2301', '2506'].map((hex) => [hex, 16]))
    }
  })
})

describe('a slip is found:', () => {
  it('0909 made a donga breaks 11.1C', () => {
    const found = afterChange('map.yaml', '0909: { terrain: clear', '0909: { terrain: donga')
    expect(found).toEqual([
      expect.stringMatching(/^check\/map-constraint: hex 0909 must have DF 2, and Donga has 3: 11\.1C/),
    ])
  })

  it('one of 0708 and 0709 may change, not both', () => {
    expect(afterChange('map.yaml', '0708: { terrain: clear', '0708: { terrain: slope')).toEqual([])
    const other = /( {2}0708: \{ terrain: )clear(.*\n {2}0709: \{ terrain: )clear/
    const text = readFileSync('data/isandlwana/map.yaml', 'utf8')
    const both = other.exec(text)?.[0] ?? ''
    const found = afterChange('map.yaml', both, both.replace(other, '$1slope$2slope'))
    expect(found).toEqual([expect.stringMatching(/^check\/map-constraint: hex 0708 or 0709 must have DF 2/)])
  })

  it('a road from 0909 to 1008 breaks 11.4', () => {
    const found = afterChange('map.yaml', '0908,', '0909, 0908,')
    expect(found).toEqual([expect.stringMatching(/^check\/map-constraint: hex 1008 must not be joined to 0909/)])
  })

  it('a counter more is not 176', () => {
    expect(afterChange('counters.yaml', 'count: 9', 'count: 10')[0]).toMatch(
      /^check\/counter-sum: 177 counters, rules state 176/,
    )
  })

  it('2004 without its exception is overstacked', () => {
    const found = afterChange('scenarios/historical.yaml', 'hex: 2004, why', 'hex: 2006, why')
    expect(found).toEqual([
      'check/overstacked: 14 strength points start in hex 2004; at most 8 may (6.3A against 6.3B; 11.4 allows 8)',
    ])
  })

  it('a detachment stays in the camp, and alone', () => {
    expect(afterChange('scenarios/historical.yaml', '{ unit: rb, hex: 1407', '{ unit: rb, hex: 1408')).toEqual([
      'check/placing-limit: Rocket Battery survivors cannot start in hex 1408: Clear is not Tents or Wagons (3.2C)',
    ])
    expect(afterChange('scenarios/historical.yaml', '{ unit: rb, hex: 1407', '{ unit: rb, hex: 1307')).toEqual([
      expect.stringContaining('Quartermaster Pullen and his counterattack group is there (3.2C)'),
    ])
    // In the hex of the wagon others may be, but no second detachment.
    expect(afterChange('scenarios/historical.yaml', '{ unit: qp, hex: 1307', '{ unit: qp, hex: 1008')).toEqual([
      expect.stringContaining('Pulleine cannot start in hex 1307: no unit with strength is there'),
    ])
    expect(afterChange('scenarios/historical.yaml', '{ unit: rb, hex: 1407', '{ unit: rb, hex: 1008')).toHaveLength(2)
  })

  it('nobody starts on heights, outside the frame of the free set-up, or off the map', () => {
    expect(afterChange('scenarios/historical.yaml', '{ unit: e, hex: 1803', '{ unit: e, hex: 1105')[0]).toMatch(
      /^check\/closed-hex: E Company/,
    )
    expect(afterChange('scenarios/free-setup.yaml', '{ unit: e, hex: 1208', '{ unit: e, hex: 2004')[0]).toMatch(
      /E Company.* cannot start in hex 2004: only in columns 10 to 19 \(10\.0A\)/,
    )
    expect(afterChange('scenarios/historical.yaml', '{ unit: e, hex: 1803', '{ unit: e, hex: 1814')).toEqual([
      'game/unknown-reference: there is no hex "1814"',
    ])
  })

  it('a unit without counters, and counters without a place', () => {
    expect(afterChange('scenarios/historical.yaml', '{ unit: e, hex: 1803', '{ unit: d, hex: 1803')[0]).toBe(
      'game/unknown-reference: there is no unit "d"',
    )
    expect(afterChange('counters.yaml', 'aside: true', 'aside: false')[0]).toMatch(
      /^check\/unit-without-place: Historical set-up has no place for Turn marker/,
    )
  })

  it('a gap in the steps', () => {
    expect(afterChange('counters.yaml', '[8/7, 6/5, 4/3, 2/1]', '[8/7, 6/5, 4/2, 1]')[0]).toMatch(/^check\/step-gap/)
  })
})

describe('numbers of hexes', () => {
  it('keep their zeros and belong to their own line', () => {
    const ids = ['0101', '0108', '0110', '0910', '1001']
    const lines = ids.map((id) => `  ${id}: { terrain: t${id}, source: S }\n`).join('')
    const types = ids.map((id) => `  - { id: t${id}, title: T, look: l, source: S }\n`).join('')
    const loaded = loadGame(
      memoryHost({
        'g/map.yaml': `kind: map\nid: m\ntitle: M\ngrid: { orientation: flat, shifted: even, columns: 10, rows: 10 }\nfill: { terrain: t0101, source: S }\nhexes:\n${lines}`,
        'g/terrain.yaml': `kind: terrain\ncolumns: []\nterrains:\n${types}`,
        'g/counters.yaml':
          'kind: counters\nid: c\ntitle: C\nset-up: s\nunits:\n  - { id: u, title: U, look: solid, colour: slate }\n',
        'g/scenario.yaml': 'kind: scenario\nid: s\ntitle: S\nset-up: { map: m, places: [{ unit: u, hex: 0108 }] }\n',
      }),
      'g',
    )
    const named = loaded.value?.maps[0]?.hexes.filter(({ place }) => place.path[0] === 'hexes')
    expect(named?.map(({ id, terrain }) => [id, terrain])).toEqual(ids.map((id) => [id, `t${id}`]))
    expect(loaded.value?.scenarios[0]?.setUp?.placements[0]?.hex).toBe('0108')
    expect(loaded.value?.counterSheets[0]?.types[0]?.front.hex).toBe('0108')
  })

  it('make 338 hexes with their tags', () => {
    const kinds = map.hexes.map(({ source }) => source?.kind)
    expect(kinds.filter((kind) => kind === 'stated')).toHaveLength(9)
    expect(kinds.filter((kind) => kind === 'derived')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'reconstructed')).toHaveLength(324)
  })
})
