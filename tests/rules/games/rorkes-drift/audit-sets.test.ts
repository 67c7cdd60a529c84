import { expect, test } from 'vitest'
import { setFaults } from '../../../../src/rules/games/rorkes-drift/audit-sets.ts'
import type { RorkesState } from '../../../../src/rules/games/rorkes-drift/rorkes-state.ts'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { rorkesPlayers, rorkesSetting } from '../../../support/rorkes-drift-game.ts'

/** A position with Zulus inside. */
function midst(): RorkesState {
  const setting = rorkesSetting()
  const players = rorkesPlayers(setting)
  const rng = seededRng(1, 1)
  const state = model.setup(setting.params, rng)
  while (state.turn < 8 || state.stage !== 'withdraw')
    model.apply(state, players[model.toMove(state)!]!.choose(state, rng), rng)
  return state
}

test('a right position has no fault', () => {
  expect(setFaults(midst())).toEqual([])
})

test.each<[string, (state: RorkesState) => Int32Array]>([
  ['British at spots', ({ british }) => british.at],
  ['British in zones', ({ british }) => british.within],
  ['British at home', ({ british }) => british.atHome],
  ['British by homes', ({ british }) => british.homes],
  ['British without a shot', ({ british }) => british.empty],
  ['Zulus at spots', ({ zulus }) => zulus.at],
  ['Zulus in zones', ({ zulus }) => zulus.within],
])('a figure too many or too few among the %s is noticed', (what, setOf) => {
  const state = midst()
  setOf(state)[0]! ^= 1
  expect(setFaults(state)).toEqual([`the sets of ${what} are wrong`])
})
