import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import type { ZuluParams } from '../../../../src/rules/games/zulu-spears/zulu-params.ts'
import type { Setting } from '../../../../src/rules/setting.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { randomChanges, randomPolicies, randomRulings } from '../../../support/random-zulu.ts'
import { zuluGame } from '../../../support/zulu-game.ts'
import { zuluSetting } from '../../../support/zulu-setting.ts'

/** Plays games both ways; the number of games that quick play took on. */
function compare(setting: Setting<ZuluParams>, seed: number, games: number): number {
  const quick = model.quick?.(setting.params, setting.policies)
  if (!quick) return 0
  for (let game = 0; game < games; game++) {
    const plain = playGame(model, setting.params, setting.policies, seed, game)
    expect({ game, ...quick(seed, game) }).toEqual({ game, ...plain.result, picks: plain.picks })
  }
  return games
}

describe('quick play', () => {
  test('plays the shipped games like the plain rules', () => {
    for (const policy of ['keep', 'literal', 'hold:60', 'literal-hold:90']) {
      const british = policy.startsWith('literal') ? 'literal' : 'keep'
      expect(compare(zuluSetting('two-player', {}, { zulu: policy, british }), 3, 300)).toBe(300)
    }
    expect(compare(zuluSetting('solo'), 3, 300)).toBe(300)
    expect(compare(zuluSetting('solo-200'), 3, 300)).toBe(300)
  })

  test('plays every single ruling like the plain rules', () => {
    for (const scenario of ['two-player', 'solo'])
      for (const { id, options } of zuluGame().rulings)
        for (const { value } of options) expect(compare(zuluSetting(scenario, { [id]: value }), 11, 60)).toBe(60)
  })

  test('plays homebrew decks, numbers, rulings and policies like the plain rules', () => {
    let played = 0
    const property = fc.property(
      randomChanges,
      randomRulings,
      randomPolicies,
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      (changes, rulings, policies, seed) => {
        const game = zuluGame(changes)
        played += compare(zuluSetting('two-player', rulings, policies, game), seed, 6)
        played += compare(zuluSetting('solo', rulings, { british: policies.british }, game), seed, 6)
      },
    )
    fc.assert(property, { numRuns: 400, seed: 1 })
    expect(played).toBeGreaterThan(2000)
  })

  test('leaves to the plain rules what it cannot play', () => {
    expect(model.quick?.(zuluSetting('two-player').params, ['random', 'keep'])).toBeUndefined()
    const moved = zuluGame({ phases: ['draw', 'attack', 'ranged', 'discard', 'fortifications'] })
    expect(model.quick?.(zuluSetting('two-player', {}, {}, moved).params, ['keep', 'keep'])).toBeUndefined()
    const strongChant = zuluGame({ zulu: [['chant', 3, 20, 'double-attack']] })
    expect(model.quick?.(zuluSetting('two-player', {}, {}, strongChant).params, ['keep', 'keep'])).toBeUndefined()
  })
})
