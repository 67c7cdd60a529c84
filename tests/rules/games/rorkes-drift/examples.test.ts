import { describe, expect, test } from 'vitest'
import type { Example } from '../../../../src/game/game.ts'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import type { Edit } from '../../../support/edited-game.ts'
import { failedExamples, rorkesGame, rorkesSetting } from '../../../support/rorkes-drift-game.ts'

test('the shipped examples are played as written', () => {
  expect(rorkesGame().game.examples.length).toBeGreaterThan(80)
  expect(failedExamples()).toEqual([])
}, 120_000)

describe('a changed value makes the examples that show it fail', () => {
  test.each<[string, Edit, string]>([
    [
      'shots',
      [
        'tables.yaml',
        'on: 2-6, cells: { result: a Zulu is killed, hits: 1 }',
        'on: 2-6, cells: { result: a Zulu is killed, hits: 0 }',
      ],
      'shot-2',
    ],
    ['melee of Zulus', ['tables.yaml', '"9": 9, "8": 8', '"9": 10, "8": 8'], 'zulu-soldier-9'],
    ['melee of soldiers', ['tables.yaml', '"7": 7, "6": 6', '"7": 8, "6": 6'], 'soldier-7'],
    ['the ledge', ['tables.yaml', 'ledge: "+1"', 'ledge: "+2"'], 'soldier-ledge-5'],
    ['morale', ['tables.yaml', 'rounds: 1 }, source', 'rounds: 2 }, source'], 'morale-6'],
    ['jumps', ['tables.yaml', 'lands safely, jumper: 0', 'lands safely, jumper: 1'], 'jump-8'],
    ['chopping', ['tables.yaml', 'one point, points: 1', 'one point, points: 2'], 'chop-three-points'],
    [
      'riflemen',
      ['scenarios/three-assaults.yaml', 'rifles-per-die: { value: 3', 'rifles-per-die: { value: 4'],
      'riflemen-twelve',
    ],
    ['markers', ['tables.yaml', 'assault: 2, figures: 5', 'assault: 2, figures: 6'], 'markers-2-30'],
    ['the wounded', ['scenarios/three-assaults.yaml', 'returning: { value: 3', 'returning: { value: 2'], 'returning-9'],
    ['the garrison', ['tables.yaml', 'post: K1, figures: 2', 'post: K1, figures: 3'], 'garrison-50'],
    [
      'a level of casualties',
      ['scenarios/three-assaults.yaml', 'first-test: { value: 25', 'first-test: { value: 20'],
      'levels-none',
    ],
  ])('%s', (_, edit, example) => {
    const failed = shortExamples(edit)
    expect(failed.map(([id]) => id)).toContain(example)
    expect(failed.every(([, code]) => code.startsWith('rorkes-drift/example-'))).toBe(true)
  })

  test('and the place is that of the value expected', () => {
    const failed = shortExamples(['tables.yaml', '"9": 9, "8": 8', '"9": 10, "8": 8'])
    expect(failed).toContainEqual(['zulu-soldier-9', 'rorkes-drift/example-fails', 'kill'])
  })
})

/** What fails of the examples that are no whole games, which are the last ones. */
function shortExamples(edit: Edit) {
  const text = rorkesGame().texts.get('examples.yaml') ?? ''
  const whole = text.slice(text.indexOf('  - id: games-'))
  return failedExamples(['examples.yaml', whole, ''], edit)
}

function replay(given: unknown, step: string, expected: unknown, dice: readonly number[] = []): string[] {
  const [base] = rorkesGame().game.examples
  const { params, policies } = rorkesSetting()
  const example: Example = { ...base!, given, do: step, dice, expect: expected }
  return model.replay(params, { example, policies }).diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

describe('mistakes in examples are told', () => {
  test.each<[string, unknown, string, unknown, readonly number[], string, string]>([
    ['step', {}, 'shooting', {}, [], 'rorkes-drift/example-step', 'no step "shooting"'],
    ['given', { sektion: 'W1' }, 'shoot', {}, [2], 'rorkes-drift/example-key', '"sektion" in given of "shoot"'],
    ['expect', {}, 'shoot', { kill: 1 }, [2], 'rorkes-drift/example-key', '"kill" in expect of "shoot"'],
    ['a word', { section: 'W9' }, 'shoot', {}, [2], 'rorkes-drift/example-shape', 'section must be one of N1'],
    [
      'a number',
      { wave: 121 },
      'markers',
      {},
      [],
      'rorkes-drift/example-shape',
      'wave must be a whole number of 0 to 120',
    ],
    ['no map', ['x'], 'shoot', {}, [2], 'rorkes-drift/example-shape', 'given must be a map'],
    ['no map expected', {}, 'shoot', ['x'], [2], 'rorkes-drift/example-shape', 'expect must be a map'],
    [
      'a list expected',
      {},
      'shoot',
      { kills: ['x'] },
      [2],
      'rorkes-drift/example-shape',
      'kills must be a number or a word',
    ],
    ['a face', {}, 'shoot', {}, [7], 'rorkes-drift/example-dice', 'result 1 is 7, out of 1 to 6'],
    ['too few dice', {}, 'shoot', {}, [], 'rorkes-drift/example-dice', 'a result is missing: number 1'],
    ['too many', {}, 'shoot', {}, [2, 3], 'rorkes-drift/example-dice', '1 of 2 results is left over'],
    [
      'a value',
      {},
      'shoot',
      { kills: 0 },
      [2],
      'rorkes-drift/example-fails',
      'kills should be 0, but the rules give 1',
    ],
  ])('%s', (_, given, step, expected, dice, code, words) => {
    const found = replay(given, step, expected, dice)
    expect(found.some((text) => text.startsWith(`${code}: `) && text.includes(words))).toBe(true)
  })

  test('no dice at all do not hang a tie', () => {
    expect(replay({ inside: 5 }, 'initiative', {}).join()).toContain('a result is missing')
  })
})
