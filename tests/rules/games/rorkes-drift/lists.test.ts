import { expect, test } from 'vitest'
import { copyLists, newLists } from '../../../../src/rules/games/rorkes-drift/lists.ts'
import type { RorkesParams } from '../../../../src/rules/games/rorkes-drift/rorkes-params.ts'
import { rorkesSetting } from '../../../support/rorkes-drift-game.ts'

const { params } = rorkesSetting()

/** A compound of so many zones and sections, and roofs for the rest of the 127 spots, with as many figures as are read. */
function large(zones: number, sections: number): RorkesParams {
  const { ground, numbers } = params
  const many = <T>(length: number, [first]: readonly T[]): T[] => Array.from({ length }, () => first!)
  return {
    ...params,
    numbers: { ...numbers, british: 200, zulus: 200 },
    ground: {
      ...ground,
      zones: many(zones, ground.zones),
      sections: many(sections, ground.sections),
      roofs: many(127 - zones - 2 * sections, ground.roofs),
      spots: 127,
    },
  }
}

test.each([
  [125, 1],
  [1, 63],
  [1, 1],
  [43, 42],
])('the largest games find room: %i zones and %i sections', (zones, sections) => {
  expect(newLists(large(zones, sections)).counts.zulusIn).toHaveLength(zones)
})

test('a copy holds the same and shares nothing', () => {
  const lists = newLists(params)
  lists.zulus.wave.fill(3)
  lists.counts.coming.fill(2)
  lists.passed.fill(1)
  const copy = copyLists(params, lists)
  expect(copy).toEqual(lists)
  for (const all of [lists.ofTurn, lists.ofTable, lists.ofGame]) all.fill(0)
  expect([copy.zulus.wave[0], copy.counts.coming[0], copy.passed[0]]).toEqual([3, 2, 1])
})
