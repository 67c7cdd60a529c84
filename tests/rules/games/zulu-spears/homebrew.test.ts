import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import { stageOf } from '../../../../src/rules/games/zulu-spears/zulu-state.ts'
import { brokenLaws } from '../../../../src/rules/laws.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { randomChanges, randomRulings } from '../../../support/random-zulu.ts'
import { zuluGame } from '../../../support/zulu-game.ts'
import { playersOf, zuluSetting } from '../../../support/zulu-setting.ts'

test('any homebrew deck under any rulings keeps the laws, played at random or by a policy', () => {
  const property = fc.property(
    randomChanges,
    randomRulings,
    fc.constantFrom('two-player', 'solo'),
    fc.nat(1000),
    (changes, rulings, scenario, game) => {
      const setting = zuluSetting(scenario, rulings, {}, zuluGame(changes))
      expect(brokenLaws(model, setting.params, { seed: 9, game, every: 13 })).toEqual([])
      expect(brokenLaws(model, setting.params, { players: playersOf(setting), seed: 9, game, every: 13 })).toEqual([])
    },
  )
  fc.assert(property, { numRuns: 250, seed: 4 })
})

test('an empty deck, a deck without attacks and a huge force are played to the end', () => {
  const { params } = zuluSetting('two-player', {}, {}, zuluGame({ zulu: [], british: [] }))
  expect(model.result(model.setup(params, { pick: () => 0 }))).toEqual({
    winner: 1,
    ending: 'zulu-deck-empty',
    turns: 0,
    score: 100,
  })
  const strong = zuluGame({
    zulu: [
      ['giant', 3, 1_000_000, 'force'],
      ['attack', 3, 0, 'attack'],
      ['chant', 2, 0, 'double-attack'],
    ],
    british: [['guard', 1, 30, 'standing']],
  })
  const setting = zuluSetting('two-player', {}, {}, strong)
  expect(brokenLaws(model, setting.params, { players: playersOf(setting), seed: 1, game: 1, every: 1 })).toEqual([])
})

test('hands too large to list every move are still played lawfully', () => {
  const limits = { 'zulu-hand-limit': 40, 'british-hand-limit': 40, 'opening-hand': 20 }
  const { params } = zuluSetting('two-player', {}, {}, zuluGame({ twoPlayer: limits }))
  const rng = seededRng(3, 0)
  const unlisted = new Set<string>()
  for (let game = 0; game < 20; game++) {
    const state = model.setup(params, seededRng(3, game))
    while (model.toMove(state) !== undefined) {
      if (!model.moves(state)) unlisted.add(stageOf(state))
      const move = model.sample(state, rng)
      expect(model.isLegal(state, move)).toBe(true)
      model.apply(state, move, rng)
    }
  }
  expect([...unlisted].sort()).toEqual(['attack', 'defend'])
})
