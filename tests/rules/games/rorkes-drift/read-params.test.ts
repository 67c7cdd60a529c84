import { describe, expect, test } from 'vitest'
import { loadGame } from '../../../../src/game/load-game.ts'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import { tableResults } from '../../../../src/check/data/table-results.ts'
import { chooseSetting } from '../../../../src/rules/setting.ts'
import { nodeHost } from '../../../../src/cli/node-host.ts'
import type { Edit } from '../../../support/edited-game.ts'
import { rorkesFindings, rorkesGame } from '../../../support/rorkes-drift-game.ts'

const SCENARIO = 'scenarios/three-assaults.yaml'
const TABLES = 'tables.yaml'

test('the shipped game has no finding', () => {
  expect(rorkesFindings()).toEqual([])
})

test('a game without a plan cannot be played', () => {
  const { game } = rorkesGame()
  const { diagnostics } = chooseSetting(model, { ...game, plans: [] })
  expect(diagnostics.map(({ code }) => code)).toEqual(['rorkes-drift/missing-plan'])
})

test('a plan can have too many places', () => {
  const { game } = rorkesGame()
  const [plan] = game.plans
  const sections = Array.from({ length: 60 }, () => plan!.sections[0]!)
  const { diagnostics } = chooseSetting(model, { ...game, plans: [{ ...plan!, sections }] })
  expect(diagnostics.map(({ code }) => code)).toContain('rorkes-drift/plan-too-large')
})

describe('mistakes in the data are found at their place', () => {
  test.each<[string, Edit, string, string | RegExp]>([
    ['no table', [TABLES, 'id: shooting', 'id: shots'], 'rorkes-drift/missing-table', /^kind/],
    [
      'a table without dice',
      [TABLES, 'title: British shot\n    dice: 1d6', 'title: British shot'],
      'rorkes-drift/table-dice',
      'British shot',
    ],
    [
      'a result without a row',
      [TABLES, 'on: 2-6, cells: { result: a Zulu', 'on: 3-6, cells: { result: a Zulu'],
      'rorkes-drift/table-dice',
      'British shot',
    ],
    ['no row', [TABLES, 'id: zulu-officer', 'id: zulu-officers'], 'rorkes-drift/missing-row', 'Melee'],
    [
      'a cell in no form',
      [TABLES, 'rounds: to the end', 'rounds: to the last'],
      'rorkes-drift/bad-cell',
      'to the last',
    ],
    [
      'a cell that is missing',
      [TABLES, '{ result: miss, hits: 0 }', '{ result: miss }'],
      'rorkes-drift/bad-cell',
      'cells',
    ],
    ['an unknown zone', [TABLES, 'zone: VER, post: N1', 'zone: VERA, post: N1'], 'rorkes-drift/unknown-place', 'VERA'],
    [
      'a section of another zone',
      [TABLES, 'zone: VER, post: N1', 'zone: VER, post: N2'],
      'rorkes-drift/unknown-place',
      'N2',
    ],
    [
      'too many at a section',
      [TABLES, 'post: K1, figures: 2', 'post: K1, figures: 5'],
      'rorkes-drift/garrison-does-not-fit',
      '5',
    ],
    [
      'a garrison of others',
      [TABLES, 'post: K1, figures: 2', 'post: K1, figures: 1'],
      'rorkes-drift/garrison-sum',
      'Garrison',
    ],
    ['no parameter', [SCENARIO, '  choppers: {', '  chopper: {'], 'rorkes-drift/missing-parameter', 'parameters'],
    ['an unknown parameter', [SCENARIO, '  choppers: {', '  chopper: {'], 'rorkes-drift/unknown-parameter', 'chopper'],
    [
      'a parameter out of bounds',
      [SCENARIO, 'zulus: { value: 120', 'zulus: { value: 0'],
      'rorkes-drift/bad-parameter',
      '0',
    ],
    ['phases in another order', [SCENARIO, 'id: markers\n', 'id: marks\n'], 'rorkes-drift/phase-order', /^id: marks/],
    [
      'a limit out of reach',
      [SCENARIO, 'casualty-limit: { ruling: casualty-limit }', 'casualty-limit: { value: 540 }'],
      'rorkes-drift/limit-out-of-reach',
      /540/,
    ],
  ])('%s', (_, edit, code, marked) => {
    const found = rorkesFindings(edit).filter(([name]) => name === code)
    expect(found.length).toBeGreaterThan(0)
    if (typeof marked === 'string') expect(found[0]?.[1]).toBe(marked)
    else expect(found[0]?.[1]).toMatch(marked)
  })
})

test('without its ruling the morale table lacks 9, 10 and 11', () => {
  const { texts } = rorkesGame()
  const tables = texts.get(TABLES) ?? ''
  const row = /      - on: 9-11\n(?: {8}.*\n)+/.exec(tables)?.[0] ?? ''
  const rulings = texts.get('rulings.yaml') ?? ''
  const ruling = /  - id: morale-9-11\n(?: {4}.*\n)+/.exec(rulings)?.[0] ?? ''
  expect([row, ruling].map((text) => text.includes('morale-9-11'))).toEqual([true, true])
  const { game } = rorkesGame([TABLES, row, ''], ['rulings.yaml', ruling, ''])
  const found = tableResults.run(game, {} as Parameters<typeof tableResults.run>[1])
  expect(found.map(({ message }) => message)).toEqual(['the table "Morale of a wave" has no row for 9, 10, 11'])
})

test('the folder as it is shipped is what the rules are played with', () => {
  const { value, diagnostics } = loadGame(nodeHost(), 'data/rorkes-drift')
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const shipped = chooseSetting(model, value!)
  expect(shipped.value?.params).toEqual(chooseSetting(model, rorkesGame().game).value?.params)
})

test('parameters survive being written down for other machines', () => {
  const { game } = rorkesGame()
  const params = chooseSetting(model, game).value?.params
  expect(JSON.parse(JSON.stringify(params))).toEqual(params)
  // The last of the redoubt's garrison goes where there is room for all others.
  expect(params?.redoubtGarrison.at(-1)?.figures).toBeGreaterThan(params?.numbers.british ?? Infinity)
})
