import { describe, expect, test } from 'vitest'
import { shareOf, steadyChange } from '../../../../src/rules/games/isandlwana/odds.ts'
import { returnHexes } from '../../../../src/rules/games/isandlwana/stages/after-a-hit.ts'
import { changeNow, fireNumber, targetsOf } from '../../../../src/rules/games/isandlwana/stages/fire.ts'
import { battleAt, type Battle, type Position } from '../../../support/isandlwana-battle.ts'

/** Strength of a unit with so many points at a range of two, whatever the target. */
function strengthAt(battle: Battle, id: string, points: number, range: number): number {
  const unit = battle.unit(id)
  const change = (battle.state.params.changes.range[range] ?? 0) + steadyChange(battle.state, unit, true)
  return shareOf(battle.state, points, change)
}

describe('Reaction', () => {
  const battle = battleAt({
    stage: 'reaction',
    units: { a: ['0508', 8], e: ['0608', 8] },
    zulus: ['0607', '0509', '0708'],
  })

  test('reaches the neighbours only (5.4)', () => {
    expect(battle.ids(targetsOf(battle.state, battle.unit('a')))).toEqual(['0509', '0607'])
    expect(battle.ids(targetsOf(battle.state, battle.unit('e')))).toEqual(['0509', '0607', '0708'])
  })

  test('adds up the units that join: 9 + 9 - 2 (5.4)', () => {
    const shares = [[battle.unit('a'), 8] as const, [battle.unit('e'), 8] as const]
    expect(fireNumber(battle.state, battle.hex('0607'), shares)).toBe(16)
  })

  test('fires whole, and each hex is a target once (8.3.1B)', () => {
    const { state, hex, unit, play } = battleAt({
      stage: 'reaction',
      units: { a: ['0508', 8], e: ['0608', 8] },
      zulus: ['0607', '0509', '0708'],
    })
    const half = { do: 'fire', target: hex('0607'), shares: [[unit('a'), 4]] } as const
    expect(() => play(half)).toThrow('not legal')
    play({ ...half, shares: [[unit('a'), 8]] }, 6)
    expect(targetsOf(state, unit('a'))).toEqual([])
    expect(targetsOf(state, unit('e'))).not.toContain(hex('0607'))
  })

  test('leaves St. Iz out, and does without the Colors (7.9, 8.10B)', () => {
    const { state, unit, hex } = battleAt({
      stage: 'reaction',
      units: { 'st-iz': ['1005', 6], qp: ['1008', 4] },
      zulus: ['1006', '0908'],
      colors: 'shown',
    })
    expect(targetsOf(state, unit('st-iz'))).toEqual([])
    expect(shareOf(state, 4, changeNow(state, unit('qp'), hex('0908')))).toBe(5)
  })
})

describe('Combat', () => {
  test('changes by range: 3 at one hex and 4 at three make 7 (8.4)', () => {
    const battle = battleAt({ stage: 'combat', units: { a: ['1008', 3], c: ['1108', 4] } })
    expect(strengthAt(battle, 'a', 3, 1)).toBe(4)
    expect(strengthAt(battle, 'c', 4, 3)).toBe(3)
  })

  test('kills and misses as in the example of 11.1 and 11.3', () => {
    const { state, hex, unit, play } = battleAt({
      stage: 'combat',
      units: { a: ['0709', 5], c: ['1008', 3] },
      zulus: ['0909', '0908'],
    })
    const first = [[unit('a'), 5]] as const
    expect(fireNumber(state, hex('0909'), first)).toBe(3)
    play({ do: 'fire', target: hex('0909'), shares: first }, 2)
    expect(state.zulus[hex('0909')]).toBe(0)
    play({ do: 'return', hex: hex('1201') })
    const second = [[unit('c'), 3]] as const
    expect(fireNumber(state, hex('0908'), second)).toBe(2)
    play({ do: 'fire', target: hex('0908'), shares: second }, 4)
    expect(state.zulus[hex('0908')]).toBe(1)
  })

  test('always hits on 1 and misses on 6 (8.6A)', () => {
    // 1 SP in square beside a donga: 1 - 3 = -2; 8 SP at clear ground: 7.
    for (const [face, left] of [
      [1, 0],
      [6, 1],
    ] as const) {
      const weak: Position = { stage: 'combat', units: { rb: ['2106', 1] }, square: ['rb'], zulus: ['2206'] }
      const { state, hex, unit, play } = battleAt(weak)
      const shares = [[unit('rb'), 1]] as const
      expect(fireNumber(state, hex('2206'), shares)).toBe(-2)
      play({ do: 'fire', target: hex('2206'), shares }, face)
      expect(state.zulus[hex('2206')]).toBe(left)
      const strong = battleAt({ stage: 'combat', units: { a: ['0508', 8] }, zulus: ['0509'] })
      const whole = [[strong.unit('a'), 8]] as const
      expect(fireNumber(strong.state, strong.hex('0509'), whole)).toBe(7)
      strong.play({ do: 'fire', target: strong.hex('0509'), shares: whole }, face)
      expect(strong.state.zulus[strong.hex('0509')]).toBe(left)
    }
  })

  test('is weaker without wagon and Colors, and never below 1 (8.10C, 8.12B)', () => {
    const units = { a: ['1206', 8] } as const
    const lost = battleAt({ stage: 'combat', turn: 3, units, captured: true, colors: 'captured' })
    expect(strengthAt(lost, 'a', 8, 2)).toBe(6)
    expect(strengthAt(lost, 'a', 2, 2)).toBe(1)
    const late = battleAt({ stage: 'combat', turn: 6, units, captured: true, colors: 'captured' })
    expect(strengthAt(late, 'a', 8, 2)).toBe(6)
  })

  test('runs short on turn 6 away from the wagon (8.11)', () => {
    const units = { a: ['1008', 8], c: ['1108', 8], e: ['1207', 8] } as const
    const battle = battleAt({ stage: 'combat', turn: 6, units })
    expect(['a', 'c', 'e'].map((id) => strengthAt(battle, id, 8, 2))).toEqual([8, 8, 7])
  })

  test('is helped by the Colors (8.10B)', () => {
    const battle = battleAt({ stage: 'combat', units: { qp: ['1008', 4] }, colors: 'shown' })
    expect(strengthAt(battle, 'qp', 4, 2)).toBe(5)
  })

  test('may be divided, each point once (item of 8.2A)', () => {
    const { hex, unit, play } = battleAt({
      stage: 'combat',
      units: { a: ['0508', 8] },
      zulus: ['0507', '0509', '0408'],
    })
    play({ do: 'fire', target: hex('0507'), shares: [[unit('a'), 5]] }, 6)
    const second = { do: 'fire', target: hex('0509'), shares: [[unit('a'), 4]] } as const
    expect(() => play(second)).toThrow('not legal')
    play({ ...second, shares: [[unit('a'), 3]] }, 6)
  })

  test('sends the lost back to their part of the map (8.8B, C)', () => {
    const { state, hex, ids } = battleAt({ stage: 'combat' })
    expect(ids(returnHexes(state, hex('1405')))).toEqual(['1601', '2013', '2301', '2506'])
    expect(ids(returnHexes(state, hex('1305')))).toEqual(['0401', '1201', '1314'])
  })
})
