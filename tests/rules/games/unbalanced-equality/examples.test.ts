import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/kernel/diagnostic.ts'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { chooseSetting } from '../../../../src/rules/setting.ts'
import { markedBy, type Edit } from '../../../support/edited-game.ts'
import { unbalancedGameWithExamples } from '../../../support/unbalanced-game.ts'

/** Replays the examples of the game after some changes: what is reported, by example. */
function replay(...edits: readonly Edit[]): {
  readonly failed: string[]
  readonly findings: string[][]
  readonly played: number
} {
  const { game, texts } = unbalancedGameWithExamples(...edits)
  const failed: string[] = []
  const found: Diagnostic[] = []
  for (const example of game.examples) {
    const { scenario, policies } = example
    const rulings = new Map(Object.entries(example.rulings))
    const { value: setting } = chooseSetting(model, game, { scenario, rulings, policies })
    if (!setting) throw new Error(`${example.id} cannot be played`)
    const report = model.replay(setting.params, { example, policies: setting.policies })
    if (!report.passed) failed.push(example.id)
    found.push(...report.diagnostics)
  }
  const findings = found.map((finding) => [finding.code, finding.message, markedBy(finding, texts)])
  return { failed, findings, played: game.examples.length }
}

const FILE = 'examples.yaml'

describe('the worked examples', () => {
  test('come out as they are written', () => {
    const { failed, played } = replay()
    expect(failed).toEqual([])
    expect(played).toBe(100)
  })

  test.each<[string, Edit, string[]]>([
    ['a cell of the artillery table', ['tables.yaml', 'british: 30', 'british: 25'], ['cannon-6', 'new-crew-kills']],
    [
      'the factor of long range',
      ['tables.yaml', 'when: Long range, change: ×1/2', 'when: Long range, change: ×1'],
      ['company-closed-long', 'company-open-long', 'cannon-long', 'maxim-long'],
    ],
    [
      'the number that fails at short range',
      ['tables.yaml', 'up-to: 5, fails: 3', 'up-to: 5, fails: 4'],
      ['morale-short', 'morale-single-stand', 'charge-breaks'],
    ],
    [
      'the losses at which a unit is gone',
      ['scenarios/two-companies.yaml', 'gone-percent: { value: 75', 'gone-percent: { value: 76'],
      ['company-lost-102'],
    ],
  ])('fail when %s is changed', (_what, edit, wanted) => {
    const { failed } = replay(edit)
    for (const id of wanted.filter((name) => name !== 'charge-breaks')) expect(failed).toContain(id)
    // Examples of other values still come out.
    expect(failed).not.toContain('share-two')
  })

  test('say where and what', () => {
    const { findings } = replay([FILE, 'expect: { kills: 27, range: medium }', 'expect: { kills: 28, range: medium }'])
    expect(findings).toEqual([
      [
        'unbalanced-equality/example-fails',
        'example "company-closed-medium": kills should be 28, but the rules give 27',
        '28',
      ],
    ])
  })
})

describe('mistakes in examples', () => {
  const first = 'given: { by: 90th-a, at: uthulwana, distance: 100 }'
  test.each<[string, string, string, string, string]>([
    [
      'an unknown key in given',
      first,
      first.replace('distance', 'distanc'),
      'unbalanced-equality/example-key',
      'distanc',
    ],
    ['a number that is none', first, first.replace('100', 'far'), 'unbalanced-equality/example-shape', 'far'],
    ['a unit that is none', first, first.replace('90th-a', '90th-c'), 'unbalanced-equality/example-unit', '90th-c'],
    ['a step that is none', 'do: shot', 'do: shoot', 'unbalanced-equality/example-step', 'shoot'],
    [
      'a unit of units that is none',
      'given: { units: { 90th-a: { closed: no }',
      'given: { units: { 90th-c: { closed: no }',
      'unbalanced-equality/example-unit',
      '90th-c',
    ],
    [
      'an unknown key of a unit',
      'given: { units: { 90th-a: { closed: no }',
      'given: { units: { 90th-a: { close: no }',
      'unbalanced-equality/example-key',
      'close',
    ],
    [
      'a flag that is neither yes nor no',
      'given: { units: { 90th-a: { closed: no }',
      'given: { units: { 90th-a: { closed: maybe }',
      'unbalanced-equality/example-shape',
      'maybe',
    ],
    [
      'a place that is none',
      'given: { from: [-60, 240]',
      'given: { from: [-60]',
      'unbalanced-equality/example-shape',
      '[-60]',
    ],
    [
      'an unknown key in expect',
      'expect: { kills: 27, range: medium }',
      'expect: { kill: 27, range: medium }',
      'unbalanced-equality/example-key',
      'kill',
    ],
    [
      'a word for a number',
      'expect: { kills: 27, range: medium }',
      'expect: { kills: many, range: medium }',
      'unbalanced-equality/example-shape',
      'many',
    ],
    [
      'an unknown unit in expect',
      'expect: { units: { 90th-a: { half: no',
      'expect: { units: { 90th-c: { half: no',
      'unbalanced-equality/example-unit',
      '90th-c',
    ],
    ['a roll too many', 'dice: [3, 3]', 'dice: [3, 3, 1]', 'unbalanced-equality/example-dice', '[3, 3, 1]'],
    ['a roll too few', 'dice: [3, 3]', 'dice: [3]', 'unbalanced-equality/example-dice', '[3]'],
    ['a face that the die lacks', 'dice: [3, 3]', 'dice: [7, 3]', 'unbalanced-equality/example-dice', '[7, 3]'],
  ])('%s', (_what, from, to, code, marked) => {
    const { findings } = replay([FILE, from, to])
    expect(findings.map(([found, , mark]) => [found, mark])).toContainEqual([code, marked])
    expect(new Set(findings.map(([found]) => found)).size).toBeLessThanOrEqual(2)
  })
})
