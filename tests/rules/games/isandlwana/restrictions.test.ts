import { expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { battleSetting } from '../../../support/isandlwana-battle.ts'

const { params } = battleSetting()

/** Turns of ten games in which a British player forms squares, and whether it leaves any. */
function squaresOf(british: string): { readonly turns: readonly number[]; readonly leaves: boolean } {
  const turns = new Set<number>()
  let leaves = false
  for (let game = 0; game < 10; game++)
    playGame(model, params, [british, 'solitaire'], 6, game, undefined, ({ turn }, _seat, move) => {
      if (move.do !== 'square') return
      if (move.form) turns.add(turn)
      else leaves = true
    })
  return { turns: [...turns].sort((a, b) => a - b), leaves }
}

test('who does without moves forms the squares of the first turn all the same', () => {
  expect(squaresOf('stand').turns).toContain(1)
  expect(squaresOf('stand/no-moves').turns).toContain(1)
})

test('who does without moves leaves no square', () => {
  expect(squaresOf('consolidate').leaves).toBe(true)
  expect(squaresOf('consolidate/no-moves').leaves).toBe(false)
})
