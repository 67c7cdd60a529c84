import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import { brokenLaws } from '../../../../src/rules/laws.ts'
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
