import { expect, test } from 'vitest'
import { newState } from '../../../../src/rules/games/rorkes-drift/new-state.ts'
import { hasBlockedDoor, placesOf } from '../../../../src/rules/games/rorkes-drift/passage.ts'
import { rorkesSetting } from '../../../support/rorkes-drift-game.ts'

test('every door that is chopped open adds a place, however many points that takes', () => {
  const { params } = rorkesSetting()
  const { ground, numbers } = params
  const section = ground.sections.findIndex(({ blockedDoors }) => blockedDoors > 0)
  const sections = ground.sections.map((each, i) => (i === section ? { ...each, blockedDoors: 10 } : each))
  const state = newState({ ...params, numbers: { ...numbers, door: 50 }, ground: { ...ground, sections } })
  const { places } = sections[section]!
  for (const [points, more] of [
    [49, 0],
    [50, 1],
    [499, 9],
  ] as const) {
    state.chopped[section] = points
    expect([placesOf(state, section), hasBlockedDoor(state, section)]).toEqual([places + more, true])
  }
  state.chopped[section] = 500
  expect([placesOf(state, section), hasBlockedDoor(state, section)]).toEqual([places + 10, false])
})
