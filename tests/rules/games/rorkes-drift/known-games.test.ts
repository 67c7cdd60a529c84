import { expect, test } from 'vitest'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { rorkesSetting } from '../../../support/rorkes-drift-game.ts'

// Values of independent programs: the first 20 games of seed 1, told apart by winner, turns and losses.
test.each([
  ['weakest-section', 'hold-walls', 3141783411],
  ['weakest-section', 'redoubt', 2860405061],
  ['all-sides', 'hold-walls', 1987777219],
  ['all-sides', 'redoubt', 3943958877],
])('games 0-19 of seed 1, %s against %s', (zulu, british, expected) => {
  const { params, policies } = rorkesSetting({}, { zulu, british })
  let fold = 0n
  for (let game = 0; game < 20; game++) {
    const { winner = 2, turns, figures = [] } = playGame(model, params, policies, 1, game).result
    const [out = 0, casualties = 0] = figures
    fold = (31n * fold + BigInt(1_000_000 * winner + 1000 * turns + 7 * out + casualties)) % 2n ** 32n
  }
  expect(fold).toBe(BigInt(expected))
})
