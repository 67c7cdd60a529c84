import { expect, test } from 'vitest'
import { newState } from '../../../../../src/rules/games/rorkes-drift/new-state.ts'
import { burnRoofs } from '../../../../../src/rules/games/rorkes-drift/stages/burning.ts'
import { seededRng } from '../../../../../src/rules/rng.ts'
import { rorkesGame, rorkesSetting } from '../../../../support/rorkes-drift-game.ts'

test('a fire runs along a roof of hundreds of inches to its end', () => {
  const { game } = rorkesGame(['plan.yaml', 'length: 12', 'length: 300'])
  const state = newState(rorkesSetting({}, {}, game).params)
  const rng = seededRng(1, 1)
  state.inches[0] = 0
  let inches = 0
  for (state.turn = 1; state.burntIn[0] === 0; state.turn++) {
    burnRoofs(state, rng)
    expect(state.inches[0]).toBeGreaterThan(inches)
    inches = state.inches[0]!
  }
  expect(inches).toBe(300)
  // 300 inches at 1 to 6 a turn.
  expect(state.burntIn[0]).toBeGreaterThanOrEqual(50)
})
