import { expect, test } from 'vitest'
import { matchParams } from '../../../../src/rules/games/zulu-spears/match-packs.ts'
import { zuluGame, type Row } from '../../../support/zulu-game.ts'
import { zuluSetting } from '../../../support/zulu-setting.ts'

const BASE: readonly Row[] = [
  ['blood', 3, 10, 'force'],
  ['attack', 2, 0, 'attack'],
]

/** Numbers of the changed Zulu deck against a base of Blood 0, 1, 2 and Attack 3, 4. */
function keysOf(...zulu: readonly Row[]): readonly number[] | undefined {
  const base = zuluSetting('two-player', {}, {}, zuluGame({ zulu: BASE })).params
  const changed = zuluSetting('two-player', {}, {}, zuluGame({ zulu })).params
  return matchParams(base, changed)[1].packs[0].keys
}

test('copies of the same id keep their numbers, whatever their force is now', () => {
  expect(keysOf(...BASE)).toEqual([0, 1, 2, 3, 4])
  expect(keysOf(['blood', 3, 20, 'force'], ['attack', 2, 0, 'attack'])).toEqual([0, 1, 2, 3, 4])
})

test('a renamed card, or one listed elsewhere, stays where it was', () => {
  expect(keysOf(['gore', 3, 10, 'force'], ['attack', 2, 0, 'attack'])).toEqual([0, 1, 2, 3, 4])
  expect(keysOf(['attack', 2, 0, 'attack'], ['blood', 1, 10, 'force'], ['gore', 2, 10, 'force'])).toEqual([
    3, 4, 0, 1, 2,
  ])
})

test('a card more gets a number of its own, a card less leaves a gap', () => {
  expect(keysOf(['blood', 3, 10, 'force'], ['attack', 3, 0, 'attack'])).toEqual([0, 1, 2, 3, 4, 5])
  expect(keysOf(['blood', 2, 10, 'force'], ['attack', 2, 0, 'attack'])).toEqual([0, 1, 3, 4])
})

test('a card that replaces another takes its place', () => {
  expect(keysOf(['blood', 2, 10, 'force'], ['attack', 3, 0, 'attack'])).toEqual([0, 1, 3, 4, 2])
})
