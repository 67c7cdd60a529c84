import { expect, test } from 'vitest'
import { newState } from '../../../../src/rules/games/unbalanced-equality/equality-state.ts'
import { resetState } from '../../../../src/rules/games/unbalanced-equality/reset-state.ts'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { unbalancedSetting } from '../../../support/unbalanced-game.ts'

test('a state that is reset is the position before the first turn, wherever the game was left', () => {
  const { params } = unbalancedSetting({ gun: 'yes' })
  // Orders are cleared when a turn begins.
  const first = { ...newState(params), orders: [] }
  for (let game = 0; game < 40; game++) {
    const rng = seededRng(4, game)
    const state = model.setup(params, rng)
    for (let moves = 5 * game; moves > 0 && model.toMove(state) !== undefined; moves--)
      model.apply(state, model.sample(state, rng), rng)
    expect(state.turn).toBeGreaterThan(0)
    resetState(state)
    expect({ ...state, orders: [] }).toEqual(first)
  }
})
