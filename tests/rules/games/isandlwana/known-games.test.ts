import { expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { battleSetting } from '../../../support/isandlwana-battle.ts'

/** Ending (Zulu victory, survival, sudden death), turns, strength points left, Zulus eliminated: folded over games 0 to 19 of seed 1. */
function foldOf(scenario: string, policies: Readonly<Record<string, string>>): bigint {
  const setting = battleSetting(scenario, {}, policies)
  let fold = 0n
  for (let game = 0; game < 20; game++) {
    const { ending, turns, score, figures } = playGame(model, setting.params, setting.policies, 1, game).result
    const kind = ['elimination', 'survival', 'sudden-death'].indexOf(ending)
    fold = (31n * fold + BigInt(1_000_000 * kind + 100_000 * turns + 1000 * score + (figures?.[0] ?? 0))) % 2n ** 32n
  }
  return fold
}

// The value of an independent program that plays the same rules on the same chance.
test('games 0 to 19 of seed 1, solitaire Zulus against a stand', () => {
  expect(foldOf('historical', { zulu: 'solitaire', british: 'stand' })).toBe(3913635222n)
})

test('the model folds a game in the same way', () => {
  const { params, policies } = battleSetting()
  const { result } = playGame(model, params, policies, 1, 7)
  const kind = ['elimination', 'survival', 'sudden-death'].indexOf(result.ending)
  const term = 1_000_000 * kind + 100_000 * result.turns + 1000 * result.score + (result.figures?.[0] ?? 0)
  expect(model.foldTerm?.(result)).toBe(term)
})
