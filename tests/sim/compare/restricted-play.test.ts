import { describe, expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../../src/rules/games/zulu-spears/rules.ts'
import { playGame } from '../../../src/sim/play-game.ts'
import { playPair } from '../../../src/sim/compare/play-pair.ts'
import { playRestricted, type RestrictedPlay } from '../../../src/sim/compare/restricted-play.ts'
import { openPool } from '../../../src/sim/share-pool.ts'
import { zuluSetting } from '../../support/zulu-setting.ts'

async function play(
  policies: Readonly<Record<string, string>>,
  pairs: number | undefined,
  scenario = 'two-player',
): Promise<readonly RestrictedPlay[]> {
  const pool = await openPool(1)
  return playRestricted(model, zuluSetting(scenario, {}, policies), { seed: 1, pairs }, { pool })
}

const named = (plays: readonly RestrictedPlay[], id: string): RestrictedPlay =>
  plays.find(({ restriction }) => restriction === id)!

describe('sides without one option', () => {
  test('are played against themselves with it, pair by pair: the counts are those of single pairs', async () => {
    const plays = await play({}, 60)
    for (const [seat, id] of [
      [0, 'no-war-chant'],
      [1, 'no-rally'],
    ] as const) {
      const { params } = zuluSetting('two-player')
      const policies = ['keep', 'keep'].map((name, i) => (i === seat ? `${name}/${id}` : name))
      const versions = [
        { params, policies: ['keep', 'keep'] },
        { params, policies },
      ] as const
      let [usual, restricted] = [0, 0]
      for (let game = 0; game < 60; game++) {
        const [first, second] = playPair(model, versions, 1, game)
        if (first.winner === seat) usual++
        if (second.winner === seat) restricted++
      }
      const { winRate, effect } = named(plays, id)
      expect(winRate.usual.value).toBeCloseTo(usual / 60, 12)
      expect(winRate.restricted.value).toBeCloseTo(restricted / 60, 12)
      expect(effect).toMatchObject({ side: model.meta.seats[seat], pairs: 60 })
      expect(effect.points).toBeCloseTo((100 * (restricted - usual)) / 60, 9)
      expect(effect.high).toBeLessThan(0)
    }
  })

  test('win nothing without what they cannot do without, and lose nothing with what they never use', async () => {
    const plays = await play({}, 100)
    const attack = named(plays, 'no-attack')
    expect(attack.winRate.restricted.value).toBe(0)
    expect(attack.effect.points).toBeCloseTo(-100 * attack.winRate.usual.value, 9)
    expect(named(plays, 'no-holding').effect.points).toBe(0)
    expect(named(await play({ zulu: 'hold:100' }, 100), 'no-holding').effect.points).not.toBe(0)
  })

  test('are every side that decides, with every card that it can play, and its tactics', async () => {
    const solo = await play({}, 1, 'solo')
    expect(new Set(solo.map(({ side }) => side))).toEqual(new Set(['british']))
    const plays = await play({ british: 'literal' }, 1)
    const { packs } = zuluSetting('two-player').params
    const cards = packs.map(({ kinds }) => kinds.filter(({ role }) => role !== 'blank').length)
    const bySide = (side: string) => plays.filter((each) => each.side === side)
    expect([bySide('zulu').length, bySide('british').length]).toEqual([cards[0]! + 2, cards[1]!])
    expect(plays[0]).toMatchObject({ policies: { zulu: 'keep', british: 'literal' }, summary: 'never plays blood' })
  })

  test('leave alone a side that is restricted already', async () => {
    const plays = await play({ zulu: 'keep/no-blood' }, 1)
    expect(new Set(plays.map(({ side }) => side))).toEqual(new Set(['british']))
  })

  test('a searching player leaves the option out of its search', () => {
    const { params } = zuluSetting('solo')
    const policies = ['keep', 'mcts:1/no-barricades']
    const barricades = model.policies[0]!.restrictions!(params).find(({ id }) => id === 'no-barricades')!
    let laid = 0
    playGame(model, params, policies, 1, 2, undefined, (state, seat, move) => {
      expect(barricades.uses(model.observe(state, seat), move)).toBe(false)
      if (move.do === 'lay') laid++
    })
    // Others can still be laid.
    expect(laid).toBeGreaterThan(0)
  })
})
