import { expect, test } from 'vitest'
import { tablesOf } from '../../../../src/rules/games/isandlwana/battle-tables.ts'
import { hexesInReach } from '../../../../src/rules/games/isandlwana/policies/go-to.ts'
import { wagonHexes } from '../../../../src/rules/games/isandlwana/stages/movement.ts'
import { besides, zuluReach } from '../../../../src/rules/games/isandlwana/ways.ts'
import { battleAt } from '../../../support/isandlwana-battle.ts'

const empty = battleAt({ stage: 'movement' })
const tables = tablesOf(empty.state.params)
const pair = (a: string, b: string): number => empty.hex(a) * tables.hexes + empty.hex(b)

test('neighbours and distances', () => {
  expect(empty.ids(besides(empty.state, empty.hex('1008')))).toEqual(['0908', '0909', '1007', '1009', '1108', '1109'])
  expect(empty.ids(besides(empty.state, empty.hex('0709')))).toEqual(['0608', '0609', '0708', '0710', '0808', '0809'])
  const pairs = [pair('1206', '1006'), pair('1206', '0907'), pair('0709', '0909'), pair('1008', '0107')]
  expect(pairs.map((at) => tables.distance[at])).toEqual([2, 3, 2, 9])
})

test('sight goes along heights, not through them, and nobody fires at heights (8.5)', () => {
  const seen = ['1006', '0907', '1305'].map((id) => tables.range[pair('1206', id)])
  expect(seen).toEqual([2, 3, 2])
  expect(['1104', '1005', '1203'].map((id) => tables.range[pair('1206', id)])).toEqual([0, 0, 0])
  expect(tables.range[pair('1203', '1305')]).toBe(2)
})

test('a unit that leaves square has 2 MP: 18 hexes with its own, no slope behind another hex', () => {
  const { state, hex, unit, ids } = battleAt({ stage: 'movement', units: { a: ['1411', 8] }, square: ['a'] })
  const reach = ids(hexesInReach(state, unit('a')))
  expect(reach).toHaveLength(18)
  expect(reach).not.toContain('1210')
  expect(reach).toContain(ids([hex('1411')])[0])
})

test('the wagon goes two hexes by road or one of open ground (7.8)', () => {
  const alone = battleAt({ stage: 'movement' })
  const open = ['0807', '0908', '0909', '1007', '1009', '1108', '1208']
  expect(alone.ids(wagonHexes(alone.state))).toEqual(open)
  const barred = battleAt({ stage: 'movement', zulus: ['0908'] })
  expect(barred.ids(wagonHexes(barred.state))).toEqual(open.filter((id) => id !== '0807' && id !== '0908'))
})

test('Zulus pass through Zulus, not through British units', () => {
  // A Zulu in the corner 0101 has two ways out.
  const walled = battleAt({ stage: 'march', units: { a: ['0102', 8], c: ['0201', 8] }, zulus: ['0101'] })
  expect([...zuluReach(walled.state, walled.hex('0101'))].filter((cost) => cost <= 6)).toEqual([0])
  const friends = battleAt({ stage: 'march', zulus: ['0101', '0102', '0201'] })
  expect(zuluReach(friends.state, friends.hex('0101'))[friends.hex('0104')]).toBe(3)
})
