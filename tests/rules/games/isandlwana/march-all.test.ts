import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BattleState } from '../../../../src/rules/games/isandlwana/battle-state.ts'
import { tablesOf } from '../../../../src/rules/games/isandlwana/battle-tables.ts'
import { cloneState } from '../../../../src/rules/games/isandlwana/copy-state.ts'
import { approachesOf, PLACE_BITS } from '../../../../src/rules/games/isandlwana/policies/approach-room.ts'
import { lookAround, setOf } from '../../../../src/rules/games/isandlwana/policies/approaches.ts'
import { encircle } from '../../../../src/rules/games/isandlwana/policies/encircle.ts'
import { marchAll } from '../../../../src/rules/games/isandlwana/policies/march-all.ts'
import { placeZulus } from '../../../../src/rules/games/isandlwana/policies/placement.ts'
import { ringsAroundBritish } from '../../../../src/rules/games/isandlwana/policies/rings.ts'
import { march } from '../../../../src/rules/games/isandlwana/stages/march.ts'
import { OUT_OF_REACH, zuluReach } from '../../../../src/rules/games/isandlwana/ways.ts'
import { battleAt, battleSetting, scripted } from '../../../support/isandlwana-battle.ts'

const { params } = battleSetting()
const { closedToBritish, distance, hexes } = tablesOf(params)
const OPEN = params.ids.filter((_, hex) => closedToBritish[hex] === 0)
const ONRUSH = [...params.onrushWest, ...params.onrushEast].map((hex) => params.ids[hex] ?? '')

/** British units and Zulus anywhere, no more than a few Zulus outside onrush hexes. */
const anyField = fc.record({
  british: fc.uniqueArray(fc.constantFrom(...OPEN), { minLength: 1, maxLength: 12 }),
  zulus: fc.uniqueArray(fc.constantFrom(...OPEN), { maxLength: 60 }),
  onrush: fc.array(fc.constantFrom(...ONRUSH), { maxLength: 60 }),
})

function fieldAt(british: readonly string[], zulus: readonly string[]): BattleState {
  const units = Object.fromEntries(british.map((hex, i) => [params.units[i]?.id ?? '', [hex, 2] as const]))
  const free = zulus.filter((hex) => !british.includes(hex) && hex !== '1008')
  return battleAt({ stage: 'march', units, zulus: free }).state
}

/** The same phase move by move. */
function marchOneByOne(state: BattleState): void {
  for (const move of placeZulus(state, encircle.targets(state, scripted([]))))
    if (move.do === 'march') march(state, move.from, move.to, false)
}

test('Zulus that all move at once stand where they stand after one move each', () => {
  fc.assert(
    fc.property(anyField, ({ british, zulus, onrush }) => {
      const state = fieldAt(british, [...zulus, ...onrush])
      const plain = cloneState(state)
      marchAll(state, encircle, scripted([]))
      marchOneByOne(plain)
      expect([...state.zulus]).toEqual([...plain.zulus])
      expect(state.wagonCaptured).toBe(plain.wagonCaptured)
    }),
    { numRuns: 300, seed: 11 },
  )
})

test('Zulus for whom there is no place stay where the plain rules leave them', () => {
  // More than can come anywhere within 6 MP from one onrush hex.
  const crowd = Array<string>(200).fill('0401')
  const state = fieldAt(['1206', '0503'], crowd)
  const plain = cloneState(state)
  marchAll(state, encircle, scripted([]))
  marchOneByOne(plain)
  expect(state.zulus[params.ids.indexOf('0401')]).toBeGreaterThan(50)
  expect([...state.zulus]).toEqual([...plain.zulus])
})

test('the hexes from which a target is reached are those from which a Zulu reaches it, one position after the other', () => {
  const approaches = approachesOf(params)
  fc.assert(
    fc.property(anyField, fc.nat(hexes - 1), ({ british }, target) => {
      const state = fieldAt(british, [])
      lookAround(approaches, state)
      if ((state.bodies[target] ?? 0) > 0) return
      const set = setOf(approaches, target)
      const low = approaches.low[target] ?? 0
      for (let hex = 0; hex < hexes; hex++) {
        if ((state.bodies[hex] ?? 0) > 0) continue
        const word = (hex >> 5) - low
        const inSpan = word >= 0 && word < approaches.span
        const found = inSpan && (((approaches.records[set + word] ?? 0) >> (hex & 31)) & 1) === 1
        expect([hex, found]).toEqual([hex, zuluReach(state, hex)[target] !== OUT_OF_REACH])
      }
    }),
    { numRuns: 30, seed: 12 },
  )
})

test('a target that has met more positions than are remembered is reached from the right hexes all the same', () => {
  const approaches = approachesOf(params)
  const target = params.ids.indexOf('1206')
  const near = params.ids.filter(
    (_, hex) => closedToBritish[hex] === 0 && [1, 2].includes(distance[target * hexes + hex] ?? 0),
  )
  const asked = ['1209', '1509', '0906', '1203'].map((id) => params.ids.indexOf(id))
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...near), { minLength: 1, maxLength: 12 }), (british) => {
      const state = fieldAt(british, [])
      seen.add([...british].sort().join(' '))
      lookAround(approaches, state)
      const set = setOf(approaches, target)
      const reached = asked.filter((hex) => {
        const word = (hex >> 5) - (approaches.low[target] ?? 0)
        return word >= 0 && word < approaches.span && ((approaches.records[set + word] ?? 0) >> (hex & 31)) & 1
      })
      expect(reached).toEqual(asked.filter((hex) => zuluReach(state, hex)[target] !== OUT_OF_REACH))
    }),
    { numRuns: 2 << PLACE_BITS, seed: 14 },
  )
  expect(seen.size).toBeGreaterThan(1 << PLACE_BITS)
})

test('rings hold the open hexes at each distance from the nearest British hex, ascending', () => {
  fc.assert(
    fc.property(anyField, ({ british }) => {
      const state = fieldAt(british, [])
      const at = british.map((id) => params.ids.indexOf(id))
      const nearest = (hex: number): number => Math.min(...at.map((b) => distance[b * hexes + hex] ?? 0))
      const rings = [...ringsAroundBritish(state)].map((ring) => [...ring])
      rings.forEach((ring, i) => {
        const right = [...params.ids.keys()].filter((hex) => closedToBritish[hex] === 0 && nearest(hex) === i + 1)
        expect(ring).toEqual(right)
      })
      expect(rings.flat()).toHaveLength(OPEN.length - british.length)
    }),
    { numRuns: 50, seed: 13 },
  )
})
