import { expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { battleSetting } from '../../../support/isandlwana-battle.ts'

/** Ending (Zulu victory, survival, sudden death), turns, strength points left, Zulus eliminated: folded over the first games of seed 1. */
function foldOf(scenario: string, zulu: string, british: string, games: number): bigint {
  const setting = battleSetting(scenario, {}, { zulu, british })
  let fold = 0n
  for (let game = 0; game < games; game++) {
    const { ending, turns, score, figures } = playGame(model, setting.params, setting.policies, 1, game).result
    const kind = ['elimination', 'survival', 'sudden-death'].indexOf(ending)
    fold = (31n * fold + BigInt(1_000_000 * kind + 100_000 * turns + 1000 * score + (figures?.[0] ?? 0))) % 2n ** 32n
  }
  return fold
}

// Values of an independent program that plays the same rules on the same chance.
test.each([
  ['historical', 'solitaire', 'stand', 20, 3913635222n],
  ['historical', 'solitaire', 'consolidate', 200, 2795755955n],
  ['historical', 'solitaire', 'breakout', 200, 3780600630n],
  ['historical', 'encircle', 'stand', 200, 2948390569n],
  ['historical', 'encircle', 'consolidate', 200, 1466181805n],
  ['historical', 'encircle', 'breakout', 200, 2870843540n],
  ['free-setup', 'solitaire', 'stand', 200, 2414867318n],
  ['free-line', 'solitaire', 'stand', 200, 2445164983n],
])('in %s, %s Zulus against %s: the first %i games of seed 1', (scenario, zulu, british, games, fold) => {
  expect(foldOf(scenario, zulu, british, games)).toBe(fold)
})

test('the model folds a game in the same way', () => {
  const { params, policies } = battleSetting()
  const { result } = playGame(model, params, policies, 1, 7)
  const kind = ['elimination', 'survival', 'sudden-death'].indexOf(result.ending)
  const term = 1_000_000 * kind + 100_000 * result.turns + 1000 * result.score + (result.figures?.[0] ?? 0)
  expect(model.foldTerm?.(result)).toBe(term)
})
