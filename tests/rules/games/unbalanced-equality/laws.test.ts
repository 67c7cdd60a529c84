import { describe, expect, test } from 'vitest'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { brokenLaws } from '../../../../src/rules/laws.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { unbalancedGame, unbalancedPlayers, unbalancedSetting } from '../../../support/unbalanced-game.ts'

describe('Unbalanced Equality keeps the laws', () => {
  test.each(['no', 'yes'])('1,000 random games, gun %s', (gun) => {
    const { params } = unbalancedSetting({ gun })
    for (let game = 0; game < 1000; game++)
      expect({ game, broken: brokenLaws(model, params, { seed: 1, game, every: 41 }) }).toEqual({ game, broken: [] })
  })

  test('with players of every policy', () => {
    for (const zulu of ['frontal', 'horns', 'random'])
      for (const british of ['firing-line', 'fall-back', 'random'])
        for (const gun of ['no', 'yes']) {
          const setting = unbalancedSetting({ gun }, { zulu, british })
          for (let game = 0; game < 15; game++) {
            const players = unbalancedPlayers(setting)
            expect(brokenLaws(model, setting.params, { players, seed: 2, game, every: 17 })).toEqual([])
          }
        }
  })

  test('with units of every type on both sides', () => {
    const types = unbalancedSetting().params.types.map(({ id }) => id)
    const units = types.map((type, i) => {
      const side = i % 2 === 0 ? 'zulu' : 'british'
      const y = side === 'zulu' ? 120 : 0
      return `  - { id: u${i}, title: U${i}, side: ${side}, type: ${type}, stands: 3, starts: [cover, closed], at: { x: ${20 * i - 150}, y: ${y} } }`
    })
    const { game } = unbalancedGame([ROSTER, '\nunits:\n', `\nunits:\n${units.join('\n')}\n`])
    const { params } = unbalancedSetting({ gun: 'yes' }, {}, game)
    const seen = new Set<string>()
    for (let number = 0; number < 60; number++) {
      expect(brokenLaws(model, params, { seed: 3, game: number, every: 61 })).toEqual([])
      const whims = seededRng(3, number, 100)
      const state = model.setup(params, seededRng(3, number), ({ kind }) => void seen.add(kind))
      while (model.toMove(state) !== undefined)
        model.apply(state, model.sample(state, whims), whims, ({ kind }) => void seen.add(kind))
    }
    // Everything that can happen does.
    expect([...seen].sort()).toEqual(EVENTS)
  })
})

const ROSTER = 'rosters/two-companies.yaml'

const EVENTS = [
  'aim',
  'army-morale',
  'charge',
  'contact',
  'crew',
  'fire',
  'follow',
  'formation',
  'gone',
  'loss',
  'move',
  'recovery',
  'retire',
  'round-a',
  'round-b',
  'test',
]
