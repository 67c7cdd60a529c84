import { describe, expect, test } from 'vitest'
import { defenceOf, stormNumber } from '../../../../src/rules/games/isandlwana/odds.ts'
import { stormTargets } from '../../../../src/rules/games/isandlwana/stages/storm.ts'
import { battleAt } from '../../../support/isandlwana-battle.ts'

test('Zulus attack any British hex beside them (5.5)', () => {
  const { state, hex, ids } = battleAt({
    stage: 'storm',
    units: { a: ['0508', 8], e: ['0608', 8] },
    zulus: ['0607', '0509', '0708'],
  })
  expect(ids(stormTargets(state, hex('0607')))).toEqual(['0508', '0608'])
  expect(ids(stormTargets(state, hex('0509')))).toEqual(['0508', '0608'])
  expect(ids(stormTargets(state, hex('0708')))).toEqual(['0608'])
})

describe('the defence of a hex', () => {
  test('grows in square (7.7)', () => {
    const { state, hex } = battleAt({ stage: 'storm', units: { a: ['0508', 8] }, square: ['a'] })
    expect([defenceOf(state, hex('0508')), stormNumber(state, hex('0508'))]).toEqual([3, 3])
  })

  test('grows with leader and Colors; only a square caps it (8.9, 8.10A, 7.7F)', () => {
    const ledge = { stage: 'storm', wagon: '1206', colors: 'shown', leaders: { young: '1206' } } as const
    const open = battleAt({ ...ledge, units: { c: ['1206', 8] } })
    expect([defenceOf(open.state, open.hex('1206')), stormNumber(open.state, open.hex('1206'))]).toEqual([7, -1])
    const square = battleAt({ ...ledge, units: { c: ['1206', 8] }, square: ['c'] })
    expect(defenceOf(square.state, square.hex('1206'))).toBe(6)
  })

  test('needs all units in square, and counts one leader of two', () => {
    const mixed = battleAt({ stage: 'storm', units: { qp: ['1307', 4], rb: ['1307', 2] }, square: ['rb'] })
    expect(defenceOf(mixed.state, mixed.hex('1307'))).toBe(3)
    const led = battleAt({
      stage: 'storm',
      units: { qp: ['1307', 4] },
      leaders: { pulleine: '1307', young: '1307' },
    })
    expect(defenceOf(led.state, led.hex('1307'))).toBe(4)
  })

  test('of wagons with the Colors is 5 (8.10)', () => {
    const { state, hex } = battleAt({ stage: 'storm', units: { qp: ['1008', 4] }, colors: 'shown' })
    expect(defenceOf(state, hex('1008'))).toBe(5)
  })
})

describe('attacks', () => {
  test('of the example of 11.2', () => {
    const { state, hex, unit, play } = battleAt({
      stage: 'storm',
      units: { a: ['0709', 8], c: ['1008', 4] },
      leaders: { durnfurd: '1008' },
      zulus: ['0708', '0710', '0608', '0609', '0809', '0908', '0909'],
    })
    const on = (target: string, from: string, face: number) =>
      play({ do: 'storm', from: hex(from), target: hex(target) }, face)
    expect([stormNumber(state, hex('0709')), stormNumber(state, hex('1008'))]).toEqual([4, 1])
    on('0709', '0708', 4)
    on('0709', '0710', 5)
    on('0709', '0608', 6)
    on('0709', '0609', 3)
    on('0709', '0809', 2)
    expect(state.strength[unit('a')]).toBe(5)
    on('1008', '0908', 1)
    // Last attack of the phase: the British decide next.
    on('1008', '0909', 5)
    expect([state.strength[unit('c')], state.asks]).toEqual([3, 'order'])
  })

  test('on a hex are finished before the next hex (8.2E)', () => {
    const { hex, play } = battleAt({
      stage: 'storm',
      units: { a: ['0508', 8], e: ['0608', 8] },
      zulus: ['0607', '0509', '0708'],
    })
    play({ do: 'storm', from: hex('0607'), target: hex('0508') }, 6)
    play({ do: 'storm', from: hex('0708'), target: hex('0608') }, 6)
    expect(() => play({ do: 'storm', from: hex('0509'), target: hex('0508') }, 6)).toThrow('not legal')
  })

  test('come one out of an onrush hex, whose Zulus fall and return there (8.8)', () => {
    const battle = battleAt({ stage: 'reaction', units: { a: ['1202', 8] }, zulus: Array<string>(5).fill('1201') })
    const { state, hex, unit, play } = battle
    play({ do: 'fire', target: hex('1201'), shares: [[unit('a'), 8]] }, 1)
    expect(state.zulus[hex('1201')]).toBe(4)
    expect(() => play({ do: 'return', hex: hex('1601') })).toThrow('not legal')
    play({ do: 'return', hex: hex('1201') })
    expect([state.zulus[hex('1201')], state.asks]).toEqual([5, 'storm'])
    play({ do: 'storm', from: hex('1201'), target: hex('1202') }, 6)
    expect(state.asks).toBe('order')
    play({ do: 'order', first: 'movement' })
    expect(() => play({ do: 'walk', unit: unit('a'), to: hex('1201'), leaders: [] })).toThrow('not legal')
  })

  test('that clear a hex let one attacker advance, who takes wagon and Colors (8.7, 8.10C)', () => {
    const { state, hex, play } = battleAt({
      stage: 'storm',
      turn: 3,
      units: { rb: ['1008', 1], a: ['1305', 8] },
      zulus: ['0908', '0909'],
      colors: 'shown',
    })
    expect(stormNumber(state, hex('1008'))).toBe(1)
    play({ do: 'storm', from: hex('0908'), target: hex('1008') }, 1)
    expect(state.asks).toBe('advance')
    // Only those that attacked may advance.
    expect(() => play({ do: 'advance', from: hex('0909') })).toThrow('not legal')
    play({ do: 'advance', from: hex('0908') })
    expect([state.zulus[hex('1008')], state.wagonCaptured, state.colors]).toEqual([1, true, 'captured'])
  })

  test('may also be left at that', () => {
    const units = { rb: ['1008', 1], a: ['1305', 8] } as const
    const { state, hex, play } = battleAt({ stage: 'storm', units, zulus: ['0908'] })
    play({ do: 'storm', from: hex('0908'), target: hex('1008') }, 1)
    play({ do: 'done' })
    expect([state.zulus[hex('1008')], state.wagonCaptured, state.asks]).toEqual([0, false, 'order'])
  })
})

describe('a leader whose last unit is lost', () => {
  const around1403 = ['1302', '1303', '1402', '1404', '1502', '1503', '1504', '1304']

  test('goes to the nearest British hex (8.6E)', () => {
    const { state, hex, leader, play, id } = battleAt({
      stage: 'storm',
      units: { rb: ['1403', 1], a: ['1406', 8] },
      leaders: { young: '1403' },
      zulus: ['1404'],
    })
    play({ do: 'storm', from: hex('1404'), target: hex('1403') }, 1)
    expect(id(state.leaders[leader('young')] ?? -1)).toBe('1406')
    expect(state.asks).toBe('advance')
  })

  test('is lost when he is surrounded, and the Zulus win when nobody is left (4.3)', () => {
    const surrounded = { stage: 'storm', leaders: { young: '1403' }, zulus: around1403 } as const
    const two = battleAt({ ...surrounded, units: { rb: ['1403', 1], a: ['1406', 8] } })
    two.play({ do: 'storm', from: two.hex('1404'), target: two.hex('1403') }, 1)
    expect([two.state.leaders[two.leader('young')], two.state.end]).toEqual([-1, undefined])
    const one = battleAt({ ...surrounded, units: { rb: ['1403', 1] } })
    one.play({ do: 'storm', from: one.hex('1404'), target: one.hex('1403') }, 1)
    expect(one.state.end).toMatchObject({ ending: 'elimination', winner: 1, turns: 2, score: 0 })
  })
})
