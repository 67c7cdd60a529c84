import { describe, expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { defenceOf, shareOf } from '../../../../src/rules/games/isandlwana/odds.ts'
import { returnHexes } from '../../../../src/rules/games/isandlwana/stages/after-a-hit.ts'
import { changeNow, fireNumber } from '../../../../src/rules/games/isandlwana/stages/fire.ts'
import { attacksLeft } from '../../../../src/rules/games/isandlwana/stages/storm.ts'
import { snipingHits } from '../../../../src/rules/games/isandlwana/stages/sniping.ts'
import { rulingsOf } from '../../../../src/rules/games/isandlwana/rulings.ts'
import { battleAt, battleGame, type Position } from '../../../support/isandlwana-battle.ts'

/** The same position under each option of a ruling. */
function under<T>(id: string, position: Position, ask: (battle: ReturnType<typeof battleAt>) => T): T[] {
  return (rulingsOf('battle')[id] ?? []).map((option) => ask(battleAt({ ...position, rulings: { [id]: option } })))
}

test('every ruling that the model asks is in the data, with the same options and the same default', () => {
  const data = new Map(battleGame().rulings.map(({ id, options }) => [id, options.map(({ value }) => value)]))
  for (const [id, options] of Object.entries(rulingsOf('battle'))) expect([id, data.get(id)]).toEqual([id, options])
  expect(rulingsOf('siege')).toEqual({})
  // And none has options that the model does not know.
  const open = [...data].filter(([, options]) => options.length > 0).map(([id]) => id)
  expect(open.filter((id) => !(id in rulingsOf('battle')))).toEqual([])
})

describe('each option changes a result', () => {
  test('snipe-cap: eight hits, or six', () => {
    const hits = under('snipe-cap', { stage: 'snipe', turn: 4 }, ({ state }) => snipingHits(state, 5))
    expect(hits).toEqual([8, 6])
  })

  test('snipe-drm: the bonus from turn 3, or none', () => {
    const hits = under('snipe-drm', { stage: 'snipe', turn: 4 }, ({ state }) => snipingHits(state, 5))
    expect(hits).toEqual([8, 5])
  })

  test('split-fire: +1 again at the second target, nothing there, or no second target', () => {
    const position: Position = { stage: 'combat', units: { a: ['0508', 8] }, zulus: ['0507', '0509'] }
    const second = under('split-fire', position, ({ state, hex, unit, play }) => {
      try {
        play({ do: 'fire', target: hex('0507'), shares: [[unit('a'), 5]] }, 6)
      } catch {
        return 'not divided'
      }
      return shareOf(state, 3, changeNow(state, unit('a'), hex('0509')))
    })
    expect(second).toEqual([4, 3, 'not divided'])
  })

  test('shortage: once or twice on turn 6 without the wagon', () => {
    const position: Position = {
      stage: 'combat',
      turn: 6,
      units: { a: ['1206', 8] },
      zulus: ['1006'],
      captured: true,
      colors: 'captured',
    }
    const strengths = under('shortage', position, ({ state, hex, unit }) =>
      shareOf(state, 8, changeNow(state, unit('a'), hex('1006'))),
    )
    expect(strengths).toEqual([6, 5])
  })

  test('capture-by-move: a lone wagon can be entered, or its hex is closed', () => {
    const position: Position = { stage: 'march', units: { a: ['2004', 8] }, zulus: ['0908'] }
    const legal = under('capture-by-move', position, ({ state, hex }) =>
      (['1008', '1108'] as const).map((to) =>
        model.isLegal(state, { do: 'march', from: hex('0908'), to: hex(to), ...(to === '1108' && { through: true }) }),
      ),
    )
    expect(legal).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('onrush-attack: one attack out of an onrush hex, or one of each Zulu', () => {
    const position: Position = { stage: 'storm', units: { a: ['1202', 8] }, zulus: ['1201', '1201', '1201'] }
    expect(under('onrush-attack', position, ({ state, hex }) => attacksLeft(state, hex('1201')))).toEqual([1, 3])
  })

  test('square-mixed: all in square, or one', () => {
    const position: Position = { stage: 'storm', units: { qp: ['1307', 4], rb: ['1307', 2] }, square: ['rb'] }
    expect(under('square-mixed', position, ({ state, hex }) => defenceOf(state, hex('1307')))).toEqual([3, 4])
  })

  test('square-cap: 7 on the Ledge with leader and Colors, or 6', () => {
    const position: Position = {
      stage: 'storm',
      units: { c: ['1206', 8] },
      leaders: { young: '1206' },
      wagon: '1206',
      colors: 'shown',
    }
    expect(under('square-cap', position, ({ state, hex }) => defenceOf(state, hex('1206')))).toEqual([7, 6])
  })

  test('lone-leader: he rejoins, or dies', () => {
    const position: Position = {
      stage: 'storm',
      units: { rb: ['1403', 1], a: ['1406', 8] },
      leaders: { young: '1403' },
      zulus: ['1404'],
    }
    const places = under('lone-leader', position, ({ state, hex, leader, play, id }) => {
      play({ do: 'storm', from: hex('1404'), target: hex('1403') }, 1)
      return id(state.leaders[leader('young')] ?? -1)
    })
    expect(places).toEqual(['1406', ''])
  })

  test('recycle: the Zulus choose, the nearest, or a die', () => {
    const position: Position = { stage: 'combat', units: { a: ['1202', 8] }, zulus: ['1203'] }
    const came = under('recycle', position, ({ state, hex, unit, play, ids }) => {
      const option = state.params.rulings.recycle
      // The second die falls on the third of the western onrush hexes.
      play({ do: 'fire', target: hex('1203'), shares: [[unit('a'), 8]] }, 1, ...(option === 'random' ? [3] : []))
      const back = state.params.onrushWest.filter((onrush) => state.zulus[onrush] === 1)
      return [option, state.asks === 'return' ? ids(returnHexes(state, hex('1203'))) : ids(back)]
    })
    expect(came).toEqual([
      ['policy', ['0401', '1201', '1314']],
      ['nearest', ['1201']],
      ['random', ['1314']],
    ])
  })

  test('zulu-target: a hex, or a unit that is named before the roll', () => {
    const position: Position = { stage: 'storm', units: { a: ['0508', 4], c: ['0508', 3] }, zulus: ['0509'] }
    const legal = under('zulu-target', position, ({ state, hex, unit }) => {
      const attack = { do: 'storm', from: hex('0509'), target: hex('0508') } as const
      return [model.isLegal(state, attack), model.isLegal(state, { ...attack, unit: unit('c') })]
    })
    expect(legal).toEqual([
      [true, false],
      [false, true],
    ])
    const named = battleAt({ ...position, rulings: { 'zulu-target': 'unit' } })
    named.play({ do: 'storm', from: named.hex('0509'), target: named.hex('0508'), unit: named.unit('c') }, 1)
    expect(named.state.strength[named.unit('c')]).toBe(2)
  })

  test('onrush-target: an onrush hex is fired at once a phase, or more often', () => {
    const position: Position = { stage: 'reaction', units: { a: ['1202', 4], c: ['1202', 4] }, zulus: ['1201', '1201'] }
    const again = under('onrush-target', position, ({ state, hex, unit, play }) => {
      play({ do: 'fire', target: hex('1201'), shares: [[unit('a'), 4]] }, 6)
      // Without another target the phase is over.
      return state.stage
    })
    expect(again).toEqual(['storm', 'reaction'])
  })
})

test('with split fire the changes count in every attack: 5 + 1 and 3 + 1 against DF 2', () => {
  const { state, hex, unit } = battleAt({ stage: 'combat', units: { a: ['0508', 8] }, zulus: ['0507', '0509'] })
  expect(fireNumber(state, hex('0507'), [[unit('a'), 5]])).toBe(4)
})
