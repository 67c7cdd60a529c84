import { expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../src/rules/games/isandlwana/rules.ts'
import { playGame } from '../../src/sim/play-game.ts'
import { positionAfter } from '../../src/sim/position-after.ts'
import { battleSetting } from '../support/isandlwana-battle.ts'

const setting = battleSetting()

test('a turn ends before anything of the next is decided', () => {
  // What stood there before the first decision of turn 3, as the game itself saw it.
  let before: string | undefined
  playGame(model, setting.params, setting.policies, 1, 0, undefined, (state) => {
    if (state.turn === 3) before ??= JSON.stringify(model.board?.(state))
  })
  const { state, turn, isOver } = positionAfter(model, setting, 1, 0, 2)
  expect([turn, isOver]).toEqual([2, false])
  expect(JSON.stringify(model.board?.(state))).toBe(before)
})

test('a turn that is not reached is the end of the game', () => {
  const { state, result } = playGame(model, setting.params, setting.policies, 1, 0)
  const last = positionAfter(model, setting, 1, 0, 1000)
  expect([last.turn, last.isOver]).toEqual([result.turns, true])
  expect(model.board?.(last.state)).toEqual(model.board?.(state))
})
