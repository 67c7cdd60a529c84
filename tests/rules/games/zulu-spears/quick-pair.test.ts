import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import type { ZuluParams } from '../../../../src/rules/games/zulu-spears/zulu-params.ts'
import type { Setting } from '../../../../src/rules/setting.ts'
import { matchVersions, playPair } from '../../../../src/sim/compare/play-pair.ts'
import { randomChanges, randomPolicies, randomRulings } from '../../../support/random-zulu.ts'
import { zuluGame, ZULU_ROWS } from '../../../support/zulu-game.ts'
import { zuluSetting } from '../../../support/zulu-setting.ts'

type Zulu = Setting<ZuluParams>

/** Plays pairs both ways; how many quick play took on. */
function compare(base: Zulu, changed: Zulu, seed: number, games: number): number {
  const versions = matchVersions(model, [base, changed])
  const params = [versions[0].params, versions[1].params] as const
  const quick = model.pairing?.quick?.(params, [base.policies, changed.policies])
  if (!quick) return 0
  for (let game = 0; game < games; game++) {
    const fast = quick(seed, game).map((result) => ({ game, ...result, picks: 0 }))
    const plain = playPair(model, versions, seed, game).map((result) => ({ game, ...result, picks: 0 }))
    expect(fast).toEqual(plain)
  }
  return games
}

describe('quick pairs', () => {
  test('are those of the plain rules: a card more', () => {
    const more = zuluGame({ zulu: [...ZULU_ROWS, ['herd', 2, 30, 'force']] })
    for (const zulu of ['keep', 'literal', 'hold:60']) {
      const policies = { zulu, british: zulu === 'literal' ? 'literal' : 'keep' }
      const changed = zuluSetting('two-player', {}, policies, more)
      expect(compare(zuluSetting('two-player', {}, policies), changed, 3, 40)).toBe(40)
    }
    expect(compare(zuluSetting('solo'), zuluSetting('solo-200'), 3, 40)).toBe(40)
  })

  test('are those of the plain rules under every option of every ruling', () => {
    for (const scenario of ['two-player', 'solo'])
      for (const { id, options } of zuluGame().rulings)
        for (const { value } of options)
          expect(compare(zuluSetting(scenario), zuluSetting(scenario, { [id]: value }), 11, 10)).toBe(10)
  })

  test('are those of the plain rules with homebrew decks, numbers, rulings and policies', () => {
    let played = 0
    const version = fc.record({ changes: randomChanges, rulings: randomRulings, policies: randomPolicies })
    const property = fc.property(version, version, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (first, second, seed) => {
      for (const scenario of ['two-player', 'solo']) {
        const [base, changed] = [first, second].map(({ changes, rulings, policies }) => {
          const chosen = scenario === 'solo' ? { british: policies.british } : policies
          return zuluSetting(scenario, rulings, chosen, zuluGame(changes))
        })
        if (base && changed) played += compare(base, changed, seed, 3)
      }
    })
    fc.assert(property, { numRuns: 100, seed: 1 })
    expect(played).toBeGreaterThan(200)
  })
})
