import { expect, test } from 'vitest'
import { spotName } from '../../../../src/rules/games/rorkes-drift/ground.ts'
import { rorkesSetting } from '../../../support/rorkes-drift-game.ts'

const { ground, ways } = rorkesSetting().params

/** The ways from a zone: where each leads, and where it starts. */
function waysFrom(id: string): string[] {
  const from = ground.zones.indexOf(id)
  return ways[from]!.map(({ to, start }) => `${ground.zones[to]}: ${spotName(ground, start)}`)
}

// By hand, with 1 turn through an open side, 2 through a door and 3 over a wall or through an opening.
test.each([
  ['HOS', ['VER: I1 in HOS', 'MAIN: I1 in HOS', 'STO: I1 in HOS', 'KRA: I1 in HOS', 'RED: I1 in HOS']],
  ['VER', ['MAIN: yard of MAIN', 'HOS: I1 in VER', 'STO: yard of MAIN', 'KRA: yard of MAIN', 'RED: yard of MAIN']],
  ['MAIN', ['VER: yard of VER', 'HOS: I2 in MAIN', 'STO: B1 in MAIN', 'KRA: B1 in MAIN', 'RED: B1 in MAIN']],
  ['KRA', ['STO: I4 in KRA', 'MAIN: I4 in KRA', 'RED: I4 in KRA', 'VER: I4 in KRA', 'HOS: I4 in KRA']],
])('ways from %s, nearest zone first', (from, expected) => {
  expect(waysFrom(from)).toEqual(expected)
})
