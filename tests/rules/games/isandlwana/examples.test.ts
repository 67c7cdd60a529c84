import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/kernel/diagnostic.ts'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { chooseSetting } from '../../../../src/rules/setting.ts'
import { loadTexts, markedBy, textsOf, type Edit } from '../../../support/edited-game.ts'

const FILES = textsOf('data/isandlwana', [
  'counters.yaml',
  'map.yaml',
  'terrain.yaml',
  'tables.yaml',
  'rulings.yaml',
  'examples.yaml',
  'scenarios/historical.yaml',
])

const GAME = `kind: game
id: isandlwana
title: Isandlwana
sides: [{ id: british, title: British }, { id: zulu, title: Zulu }]
rules: isandlwana
`

/** Examples that take long, and have a test of their own. */
const LONG = ['games-solitaire']

/** Replays the examples of the game after some changes: those that fail, and what is reported. */
function replay(...edits: readonly Edit[]): { readonly failed: string[]; readonly findings: string[][] } {
  const { game, texts } = loadTexts([['game.yaml', GAME], ...FILES], edits)
  const settings = new Map<string, ReturnType<typeof settingOf>>()
  const settingOf = (rulings: Readonly<Record<string, string>>) =>
    chooseSetting(model, game, { scenario: 'historical', rulings: new Map(Object.entries(rulings)) }).value
  const failed: string[] = []
  const found: Diagnostic[] = []
  for (const example of game.examples) {
    if (LONG.includes(example.id)) continue
    const key = JSON.stringify(example.rulings)
    const setting = settings.get(key) ?? settingOf(example.rulings)
    if (!setting) throw new Error(`${example.id} cannot be played`)
    settings.set(key, setting)
    const report = model.replay(setting.params, { example, policies: setting.policies })
    if (!report.passed) failed.push(example.id)
    found.push(...report.diagnostics)
  }
  return { failed, findings: found.map((finding) => [finding.code, finding.message, markedBy(finding, texts)]) }
}

describe('the worked examples', () => {
  test('come out as they are written', () => {
    expect(replay()).toEqual({ failed: [], findings: [] })
  })

  // A value of the data, wrong, and the examples that say so.
  test.each<[string, Edit, string[]]>([
    [
      'the defence factor of wagons',
      ['terrain.yaml', 'values: { mp: 2, df: 4 }', 'values: { mp: 2, df: 5 }'],
      ['play-storm-c-odds', 'colors-defence'],
    ],
    [
      'the defence factor of open ground',
      ['terrain.yaml', 'values: { mp: 1, df: 2 }', 'values: { mp: 1, df: 3 }'],
      [
        'reaction-both',
        'square-clear',
        'strong-one',
        'strong-six',
        'play-reaction-a',
        'play-reaction-c',
        'play-storm-odds',
        'play-storm-a',
        'play-combat-a',
        'play-combat-c',
      ],
    ],
    ['the cost of wagons', ['terrain.yaml', 'values: { mp: 2, df: 4 }', 'values: { mp: 1, df: 4 }'], ['play-movement']],
    [
      'the change at a range of two',
      ['tables.yaml', 'range: 2, change: "0"', 'range: 2, change: "+1"'],
      [
        'play-combat-a',
        'strength-after-loss',
        'strength-turn-6',
        'strength-turn-6-twice',
        'shortage-1008',
        'shortage-1108',
        'shortage-1207',
        'colors-fire',
      ],
    ],
    [
      'the strength of A Co.',
      ['counters.yaml', 'steps: [8/7, 6/5, 4/3, 2/1]', 'steps: [7/6, 5/4, 3/2, 1]'],
      [
        'reaction-both',
        'strong-one',
        'strong-six',
        'play-reaction-a',
        'play-storm-a',
        'strength-after-loss',
        'strength-turn-6',
        'strength-turn-6-twice',
        'shortage-1008',
        'shortage-1108',
        'shortage-1207',
        'onrush-fire',
      ],
    ],
    ['the sniping bonus', ['tables.yaml', 'none: 8', 'none: 7'], ['sniping-turn-4']],
    [
      'the roll at which leaders are lost',
      [
        'tables.yaml',
        '- { on: 1-2, cells: { result: lost } }\n      - { on: 3-6',
        '- { on: 1, cells: { result: lost } }\n      - { on: 2-6',
      ],
      ['play-leader-lost'],
    ],
    [
      'the first column of the east',
      ['scenarios/historical.yaml', 'east-column: { value: 14', 'east-column: { value: 15'],
      ['returns-east'],
    ],
  ])('say that %s is wrong', (_what, edit, wanted) => {
    expect(replay(edit).failed).toEqual(wanted)
  })

  test('say where and what', () => {
    const { findings } = replay(['terrain.yaml', 'values: { mp: 2, df: 5 }', 'values: { mp: 2, df: 4 }'])
    expect(findings).toContainEqual([
      'isandlwana/example-fails',
      'example "defence-ledge": defence should be 7, but the rules give 6',
      '7',
    ])
  })
})

describe('mistakes in examples', () => {
  const E = 'examples.yaml'
  test.each<[string, Edit, string[]]>([
    ['a hex that is none', [E, 'hex: 1008 }', 'hex: 1015 }'], ['isandlwana/example-unit', '1015']],
    ['a hex in a list', [E, 'zulus: [0509,', 'zulus: [0599,'], ['isandlwana/example-unit', '0599']],
    ['a list that is none', [E, 'zulus: [0908]', 'zulus: 0908'], ['isandlwana/example-shape', '0908']],
    ['a unit that is none', [E, 'a: { hex: 0508 }', 'b: { hex: 0508 }'], ['isandlwana/example-key', 'b']],
    ['a unit asked for', [E, 'unit: a }', 'unit: b }'], ['isandlwana/example-unit', 'b']],
    ['an unknown key', [E, 'given: { hex: 1008 }', 'given: { hexx: 1008 }'], ['isandlwana/example-key', 'hexx']],
    ['a step that is none', [E, 'do: neighbours', 'do: neighbour'], ['isandlwana/example-step', 'neighbour']],
    ['a word that is none', [E, 'colors: shown', 'colors: lost'], ['isandlwana/example-shape', 'lost']],
    ['an unknown outcome', [E, 'lost: 3,', 'hits: 3,'], ['isandlwana/example-key', 'hits']],
    [
      'an unknown unit in expect',
      [E, '{ a: { strength: 5 }', '{ x: { strength: 5 }'],
      ['isandlwana/example-unit', 'x'],
    ],
    ['too many dice', [E, 'dice: [3]', 'dice: [3, 3]'], ['isandlwana/example-dice', '[3, 3]']],
    ['a face that the die lacks', [E, 'dice: [3]', 'dice: [7]'], ['isandlwana/example-dice', '[7]']],
    ['a word for a number', [E, 'lost: 3,', 'lost: some,'], ['isandlwana/example-shape', 'some']],
    [
      'a map that is a list',
      [E, 'units: { 1bb: { strength: 1 }', 'units: [1], z: { 1bb: { strength: 1 }'],
      ['isandlwana/example-shape', '[1]'],
    ],
  ])('%s', (_what, edit, finding) => {
    expect(replay(edit).findings.map(([code, , mark]) => [code, mark])).toContainEqual(finding)
  })
})
