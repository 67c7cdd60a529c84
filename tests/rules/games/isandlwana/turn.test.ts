import { describe, expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { movementOf } from '../../../../src/rules/games/isandlwana/stages/movement.ts'
import { rollForLeaders, rollSniping, snipingHits } from '../../../../src/rules/games/isandlwana/stages/sniping.ts'
import { battleAt, scripted, type Position } from '../../../support/isandlwana-battle.ts'

/** Units beside Zulus, so many. */
function besideZulus(units: number, turn: number): Position {
  const all = ['a', 'c', 'e', 'f', 'g', 'h', 'nb', 'qp'].slice(0, units)
  return {
    stage: 'snipe',
    turn,
    units: Object.fromEntries(all.map((id) => [id, ['0508', 1] as const])),
    zulus: ['0509'],
  }
}

describe('sniping', () => {
  test.each([
    [1, 4, 3, 3],
    [2, 4, 5, 4],
    [4, 8, 5, 8],
  ])('on turn %i, %i units, die %i: %i points (5.7)', (turn, units, face, lost) => {
    const { state } = battleAt(besideZulus(units, turn))
    rollSniping(state, scripted([face]))
    expect(state.snipes).toBe(lost)
  })

  test('hits each unit once, St. Iz too, as the Zulus choose (11.5)', () => {
    const { state, unit, play } = battleAt({
      stage: 'snipe',
      units: { a: ['1008', 5], c: ['1008', 3], 'st-iz': ['1005', 6] },
      zulus: ['0908', '1006'],
    })
    rollSniping(state, scripted([3]))
    for (const id of ['a', 'c', 'st-iz']) play({ do: 'snipe', unit: unit(id) })
    expect(['a', 'c', 'st-iz'].map((id) => state.strength[unit(id)])).toEqual([4, 2, 5])
    expect(state.turn).toBe(3)
  })

  test('rolls up to nine from turn 3 on', () => {
    const { state } = battleAt({ stage: 'snipe', turn: 3 })
    expect([1, 6].map((face) => snipingHits(state, face))).toEqual([4, 9])
  })
})

test('leaders beside Zulus are lost on 1 and 2 (5.8, 11.6)', () => {
  for (const [face, at] of [
    [3, '1008'],
    [2, undefined],
  ] as const) {
    const { state, leader, id } = battleAt({
      stage: 'snipe',
      units: { c: ['1008', 2], g: ['2008', 8] },
      leaders: { durnfurd: '1008', pulleine: '2008' },
      zulus: ['0908'],
    })
    rollForLeaders(state, scripted([face]))
    expect([
      id(state.leaders[leader('durnfurd')] ?? -1) || undefined,
      id(state.leaders[leader('pulleine')] ?? -1),
    ]).toEqual([at, '2008'])
  }
})

describe('movement', () => {
  test('takes A Co. to 1008 for 4 MP, where 8 points are allowed (11.4)', () => {
    const { state, hex, unit, play } = battleAt({
      stage: 'movement',
      units: { a: ['0709', 5], c: ['1008', 3] },
      zulus: ['0908', '0708', '0710', '0608', '0609', '0809'],
    })
    play({ do: 'walk', unit: unit('a'), to: hex('1008'), leaders: [] })
    expect([state.spent[unit('a')], state.force[hex('1008')]]).toEqual([4, 8])
    const full = battleAt({ stage: 'movement', units: { a: ['0909', 5], c: ['1008', 4] } })
    expect(() => full.play({ do: 'walk', unit: full.unit('a'), to: full.hex('1008'), leaders: [] })).toThrow(
      'not legal',
    )
  })

  test('is 2 MP in square, and forming or leaving one costs 2 (7.7)', () => {
    const { state, hex, unit, play } = battleAt({
      stage: 'movement',
      units: { a: ['0508', 8], c: ['0608', 8] },
      square: ['c'],
    })
    expect([movementOf(state, unit('a')), movementOf(state, unit('c'))]).toEqual([4, 2])
    play({ do: 'walk', unit: unit('a'), to: hex('0506'), leaders: [] })
    play({ do: 'square', unit: unit('a'), form: true })
    play({ do: 'square', unit: unit('c'), form: false })
    expect(movementOf(state, unit('c'))).toBe(2)
    expect(() => play({ do: 'square', unit: unit('c'), form: true })).toThrow('not legal')
    play({ do: 'walk', unit: unit('c'), to: hex('0606'), leaders: [] })
    const tired = battleAt({ stage: 'movement', units: { a: ['0508', 8] } })
    tired.play({ do: 'walk', unit: tired.unit('a'), to: tired.hex('0505'), leaders: [] })
    expect(() => tired.play({ do: 'square', unit: tired.unit('a'), form: true })).toThrow('not legal')
  })

  test('leaves no leader behind alone, and moves leaders to units only', () => {
    const { state, hex, unit, leader, play } = battleAt({
      stage: 'movement',
      units: { a: ['0508', 4], c: ['0508', 4], e: ['0510', 4] },
      leaders: { young: '0508' },
    })
    play({ do: 'walk', unit: unit('a'), to: hex('0507'), leaders: [] })
    expect(() => play({ do: 'walk', unit: unit('c'), to: hex('0509'), leaders: [] })).toThrow('not legal')
    expect(() => play({ do: 'lead', leader: leader('young'), to: hex('0509') })).toThrow('not legal')
    play({ do: 'walk', unit: unit('c'), to: hex('0509'), leaders: [leader('young')] })
    expect(state.leaders[leader('young')]).toBe(hex('0509'))
    expect(() => play({ do: 'lead', leader: leader('young'), to: hex('0510') })).toThrow('not legal')
  })
})

describe('the overstacked start hex', () => {
  const around = ['2003', '2005', '1904', '1905', '2104', '2105']
  const start = { stage: 'movement', firstMovement: true, turn: 1, units: { a: ['2004', 8], nb: ['2004', 6] } } as const

  test('loses its weakest unit when the first Movement Phase ends and there is no room (6.2)', () => {
    const { state, unit, hex, play } = battleAt({ ...start, zulus: around })
    play({ do: 'done' })
    expect([state.strength[unit('nb')], state.force[hex('2004')], state.tally.lostToDisplacement]).toEqual([0, 8, 6])
  })

  test('or sees it displaced where the Zulus choose', () => {
    const one = battleAt({ ...start, zulus: around.filter((id) => id !== '1904') })
    one.play({ do: 'done' })
    one.play({ do: 'displace', hex: one.hex('1904') })
    expect([one.state.at[one.unit('nb')], one.state.at[one.unit('a')]]).toEqual([one.hex('1904'), one.hex('2004')])
  })
})

describe('the wagon at the west edge (4.1)', () => {
  const move = (wagon: string, from: string, to: string, colors: 'shown' | 'declined' = 'shown') => {
    const { state, hex, unit, play } = battleAt({ stage: 'movement', units: { rb: [from, 2] }, wagon, colors })
    play({ do: 'walk', unit: unit('rb'), to: hex(to), leaders: [] })
    return state.end?.ending
  }

  test('wins with Colors and a unit in one hex from 0105 to 0114', () => {
    expect([move('0105', '0106', '0105'), move('0114', '0113', '0114')]).toEqual(['sudden-death', 'sudden-death'])
    expect([move('0104', '0103', '0104'), move('0205', '0204', '0205')]).toEqual([undefined, undefined])
    expect([move('0107', '0109', '0108'), move('0107', '0106', '0107', 'declined')]).toEqual([undefined, undefined])
  })
})

test('the British win when anything is left after the last turn (4.2)', () => {
  const { state, unit, play } = battleAt({ stage: 'snipe', turn: 6, units: { a: ['0508', 3] }, zulus: ['0509'] })
  rollSniping(state, scripted([1]))
  play({ do: 'snipe', unit: unit('a') })
  expect(state.end).toMatchObject({ ending: 'survival', winner: 0, turns: 6, score: 2 })
})

describe('arrivals on turn 2', () => {
  test('the Colors come with the wagon or not at all, then Lt. A beside it (5.9, 5.10)', () => {
    const { state, hex, unit, play } = battleAt({ stage: 'colors', colors: 'due', units: { '1bb': ['1008', 2] } })
    state.strength[unit('lt-a')] = 6
    play({ do: 'colors', show: true })
    expect([state.colors, state.asks]).toEqual(['shown', 'arrive'])
    expect(() => play({ do: 'arrive', unit: unit('lt-a'), hex: hex('1305') })).toThrow('not legal')
    play({ do: 'arrive', unit: unit('lt-a'), hex: hex('1008') })
    expect([state.force[hex('1008')], state.asks]).toEqual([8, 'march'])
  })

  test('without the wagon only Lt. A comes, anywhere in the camp', () => {
    const { state, hex, unit } = battleAt({
      stage: 'snipe',
      turn: 1,
      colors: 'due',
      captured: true,
      units: { a: ['2004', 8] },
    })
    state.strength[unit('lt-a')] = 6
    rollSniping(state, scripted([6]))
    model.apply(state, { do: 'done' }, scripted([]))
    expect([state.turn, state.colors, state.asks]).toEqual([2, 'none', 'arrive'])
    const places = model.moves(state)?.map((move) => (move.do === 'arrive' ? move.hex : -1))
    expect(places).toContain(hex('1305'))
    expect(places).not.toContain(hex('1109'))
  })
})

describe('a wagon without a unit', () => {
  test('is captured by a Zulu that enters or passes (7.6, 8.7)', () => {
    for (const end of ['1008', '1108']) {
      const { state, hex, play } = battleAt({
        stage: 'march',
        units: { a: ['2004', 8] },
        zulus: ['0908'],
        colors: 'due',
      })
      const through = end === '1108' ? { through: true as const } : {}
      play({ do: 'march', from: hex('0908'), to: hex(end), ...through })
      expect([state.wagonCaptured, state.zulus[hex(end)]]).toEqual([true, 1])
    }
  })
})
