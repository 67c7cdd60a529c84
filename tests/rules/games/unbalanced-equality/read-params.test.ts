import { describe, expect, test } from 'vitest'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { type Edit } from '../../../support/edited-game.ts'
import { findingsOf, unbalancedSetting } from '../../../support/unbalanced-game.ts'

const SCENARIO = 'scenarios/two-companies.yaml'
const ROSTER = 'rosters/two-companies.yaml'
const TABLES = 'tables.yaml'

test('the shipped game has no finding', () => {
  expect(findingsOf()).toEqual([])
})

describe('mistakes in the data are found at their place', () => {
  test.each<[string, Edit, string, string | RegExp]>([
    ['no roster', [SCENARIO, 'roster: two-companies\n', ''], 'unbalanced-equality/missing-roster', /^kind/],
    ['no table', [TABLES, 'id: recovery', 'id: recoveries'], 'unbalanced-equality/missing-table', /^kind/],
    ['no row', [TABLES, 'id: half, cells', 'id: halved, cells'], 'unbalanced-equality/missing-row', 'Fire'],
    [
      'no row for a face',
      [TABLES, 'on: 4-6, cells: { result: steady', 'on: 5-6, cells: { result: steady'],
      'unbalanced-equality/missing-row',
      'Recovery',
    ],
    ['kills in no form', [TABLES, 'kills: 1 in 10', 'kills: one in ten'], 'unbalanced-equality/bad-cell', 'one in ten'],
    [
      'a cell that is missing',
      [TABLES, 'mv: 3, kills: 1 in 10, ', 'kills: 1 in 10, '],
      'unbalanced-equality/bad-cell',
      'cells',
    ],
    ['a length in no form', [TABLES, 'move: 2, rough', 'move: far, rough'], 'unbalanced-equality/bad-cell', 'far'],
    [
      'a word of two',
      [TABLES, 'crew: hit, infantry: hit', 'crew: strike, infantry: hit'],
      'unbalanced-equality/bad-cell',
      'strike',
    ],
    [
      'no parameter',
      [SCENARIO, '  contact: {', '  closeness: {'],
      'unbalanced-equality/missing-parameter',
      'parameters',
    ],
    [
      'a parameter that is unknown',
      [SCENARIO, '  contact: {', '  closeness: {'],
      'unbalanced-equality/unknown-parameter',
      'closeness',
    ],
    [
      'a parameter out of bounds',
      [SCENARIO, 'gone-percent: { value: 75', 'gone-percent: { value: 0'],
      'unbalanced-equality/bad-parameter',
      '0',
    ],
    [
      'phases in another order',
      [SCENARIO, 'id: fire, title: Fire', 'id: fires, title: Fire'],
      'unbalanced-equality/wrong-phases',
      'phases',
    ],
    ['a unit without a place', [ROSTER, '    at: { x: -15, y: 0 }\n', ''], 'unbalanced-equality/unit-lacks', /90th-a/],
    [
      'a formation instead of a type',
      [ROSTER, 'type: british-infantry\n', 'type: british-infantry-closed\n'],
      'unbalanced-equality/unknown-type',
      'british-infantry-closed',
    ],
    [
      'a start that is none',
      [ROSTER, 'starts: [cover', 'starts: [covered'],
      'unbalanced-equality/unknown-start',
      'covered',
    ],
    [
      'a place off the field',
      [ROSTER, 'x: -15, y: 0', 'x: -315, y: 0'],
      'unbalanced-equality/off-field',
      '{ x: -315, y: 0 }',
    ],
    [
      'other men a figure',
      [ROSTER, 'men-per-figure: men-per-figure', 'men-per-figure: 10'],
      'unbalanced-equality/uneven-men',
      /90th-a/,
    ],
  ])('%s', (_what, edit, code, marked) => {
    const match: unknown = typeof marked === 'string' ? marked : expect.stringMatching(marked)
    expect(findingsOf(edit)).toContainEqual([code, match])
  })
})

test('a side without units that take part is found', () => {
  const absent = (title: string): Edit => [ROSTER, `title: ${title}\n`, `title: ${title}\n    when: { cover: "no" }\n`]
  expect(findingsOf(absent('90th/A'))).toEqual([])
  expect(findingsOf(absent('90th/A'), absent('90th/B'))).toEqual([['unbalanced-equality/no-units', 'units']])
})

test('the rulings that the model asks are those of the data, with the same options', () => {
  const asked = model.rulings('battle')
  for (const [id, options] of Object.entries(asked))
    for (const value of options) expect(unbalancedSetting({ [id]: value }).rulings[id]).toBe(value)
  expect(model.rulings('siege')).toEqual({})
})

test('a unit of several is several units', () => {
  const { params } = unbalancedSetting()
  expect(params.units.map(({ id, men }) => [id, men])).toEqual([
    ['90th-a', 135],
    ['90th-b', 135],
    ['uthulwana', 1500],
    ['udloko', 1800],
  ])
})
