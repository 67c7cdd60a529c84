import { describe, expect, test } from 'vitest'
import type { Game, Scenario } from '../../../../src/game/game.ts'
import type { Table } from '../../../../src/game/tables.ts'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { battleGame, battleSetting } from '../../../support/isandlwana-battle.ts'

const game = battleGame()
const historical = scenarioOf(game, 'historical')
const rulings = new Map(Object.entries(battleSetting().rulings))

function scenarioOf({ scenarios }: Game, id: string): Scenario {
  const scenario = scenarios.find((s) => s.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  return scenario
}

/** Codes and sentences of what `params` finds in a changed game. */
function found(changes: Partial<Game>, scenario: Partial<Scenario> = {}): string[] {
  const changed = { ...game, ...changes }
  const { value, diagnostics } = model.params(changed, { ...historical, ...scenario }, rulings)
  expect(value === undefined).toBe(diagnostics.length > 0)
  return diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

/** The game's tables, one of them changed. */
function withTable(id: string, change: (table: Table) => Table): Partial<Game> {
  return { tables: game.tables.map((table) => (table.id === id ? change(table) : table)) }
}

const withoutKey = <T extends object>(record: T, key: string): T =>
  Object.fromEntries(Object.entries(record).filter(([k]) => k !== key)) as T

describe('numbers come from the data', () => {
  test('of the shipped game', () => {
    const { params } = battleSetting()
    expect(params.units.map(({ id, strength }) => `${id} ${strength}`).join(', ')).toBe(
      'a 8, c 8, e 8, f 8, g 8, h 8, nb 6, qp 4, st-iz 6, lt-a 6, 1bb 2, 1bp 2, 2bg 2, 2bp 2, 28rd 2, p40r 2, rb 2',
    )
    expect(params.leaders.map(({ id }) => id)).toEqual(['durnfurd', 'pulleine', 'wardell', 'young'])
    expect(params.wayOut.map((hex) => params.ids[hex]).join(' ')).toBe(
      '1008 0908 0807 0707 0607 0507 0407 0307 0207 0107',
    )
    expect(params.camp.map((hex) => params.ids[hex]).join(' ')).toBe(
      '1008 1108 1207 1208 1305 1306 1307 1309 1406 1407',
    )
    expect(params.changes.range).toEqual([0, 1, 0, -1])
  })

  test('and change with them', () => {
    const change = withTable('fire', (table) => {
      if (table.kind !== 'rows') return table
      return {
        ...table,
        rows: table.rows.map((row) => (row.id === 'colors' ? { ...row, cells: { change: '+2' } } : row)),
      }
    })
    expect(model.params({ ...game, ...change }, historical, rulings).value?.changes.colors).toBe(2)
  })

  test('as plain data that a thread can be sent', () => {
    const { params } = battleSetting()
    expect(structuredClone(params)).toEqual(params)
  })
})

describe('what is wrong is reported', () => {
  test("'isandlwana/missing-part': no set-up, map, mark or unit", () => {
    expect(found({}, { setUp: undefined })).toEqual([
      'isandlwana/missing-part: the game cannot be played: the set-up with its map is missing',
    ])
    expect(found({ maps: [] })).toEqual(['isandlwana/missing-part: the game cannot be played: the map is missing'])
    const maps = game.maps.map((map) => ({ ...map, marks: map.marks.filter(({ id }) => id !== 'exit') }))
    expect(found({ maps })).toEqual([
      'isandlwana/missing-part: the game cannot be played: the mark "exit" of the map is missing',
    ])
    const setUp = historical.setUp && {
      ...historical.setUp,
      stacking: undefined,
      placements: historical.setUp.placements.filter(({ unit }) => unit !== 'wagon'),
    }
    expect(found({}, { setUp })).toEqual([
      'isandlwana/missing-part: the game cannot be played: a unit of the group "wagon" in the set-up is missing',
      'isandlwana/missing-part: the game cannot be played: the limit `stacking` of the set-up is missing',
    ])
  })

  test("'isandlwana/missing-value': ground without a figure, once", () => {
    const types = game.terrain.types.map((type) =>
      type.id === 'donga' ? { ...type, values: withoutKey(type.values, 'df') } : type,
    )
    expect(found({ terrain: { ...game.terrain, types } })).toEqual([
      'isandlwana/missing-value: the terrain "donga" lacks the value "df", which the rules need',
    ])
  })

  test("'isandlwana/missing-parameter', 'isandlwana/bad-parameter', 'isandlwana/unknown-parameter'", () => {
    const { turns } = historical.parameters
    if (!turns) throw new Error('no turns')
    const parameters = {
      ...withoutKey(historical.parameters, 'zulu-movement'),
      turns: { ...turns, value: 0 },
      'zulu-moves': turns,
    }
    expect(found({}, { parameters })).toEqual([
      'isandlwana/bad-parameter: the parameter "turns" must be a whole number of 1 to 100, and is 0',
      'isandlwana/missing-parameter: the scenario lacks the parameter "zulu-movement", which the battle needs',
      'isandlwana/unknown-parameter: the battle has no parameter "zulu-moves"',
    ])
  })

  test("'isandlwana/phases': in another order", () => {
    const [first, second, ...rest] = historical.phases
    const phases = [second, first, ...rest].flatMap((phase) => (phase ? [phase] : []))
    expect(found({}, { phases }).join()).toContain('isandlwana/phases: the phases must be zulu-movement, reaction')
  })

  test("'isandlwana/missing-table', 'isandlwana/missing-row', 'isandlwana/bad-cell'", () => {
    const none = found({ tables: game.tables.filter(({ id }) => id !== 'range' && id !== 'hit-odds') })
    expect(none).toEqual([
      'isandlwana/missing-table: the game has no table "range" of the right kind, which the rules read',
      'isandlwana/missing-table: the game has no table "hit-odds" of the right kind, which the rules read',
    ])
    const rows = withTable('fire', (table) =>
      table.kind === 'rows' ? { ...table, rows: table.rows.filter(({ id }) => id !== 'square') } : table,
    )
    expect(found(rows)).toEqual(['isandlwana/missing-row: the table "fire" has no row for "square"'])
    const words = withTable('fire', (table) =>
      table.kind === 'rows'
        ? { ...table, rows: table.rows.map((row) => ({ ...row, cells: { change: 'some' } })) }
        : table,
    )
    expect(found(words)[0]).toBe('isandlwana/bad-cell: the table "fire" has "some" where the rules need a whole number')
  })
})

describe('what does not add up is reported', () => {
  const review = (changes: Partial<Game>, scenario: Scenario): string[] => {
    const changed = { ...game, ...changes }
    const { value } = model.params(changed, scenario, rulings)
    if (!value) throw new Error('cannot be played')
    return model.review(changed, scenario, value).map(({ code, message }) => `${code}: ${message}`)
  }

  test('nothing in the shipped scenarios', () => {
    for (const scenario of game.scenarios) expect(review({}, scenario)).toEqual([])
  })

  test("'isandlwana/table-differs': a bonus that the table does not have", () => {
    const bonus = historical.parameters['sniping-bonus']
    if (!bonus) throw new Error('no bonus')
    const parameters = { ...historical.parameters, 'sniping-bonus': { ...bonus, value: 2 } }
    const lines = review({}, { ...historical, parameters })
    expect(lines).toHaveLength(6)
    expect(lines[0]).toBe(
      'isandlwana/table-differs: the table "sniping" has 4 for a roll of 1, but the parameters make it 3',
    )
  })

  test("'isandlwana/overstacked': a start hex that nothing excepts", () => {
    const stacking = historical.setUp?.stacking
    const setUp = historical.setUp && stacking && { ...historical.setUp, stacking: { ...stacking, except: [] } }
    expect(review({}, { ...historical, setUp })).toEqual([
      'isandlwana/overstacked: hex 2004 starts with 14 strength points, more than 8',
    ])
  })
})
