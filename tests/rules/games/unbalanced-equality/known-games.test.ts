import { expect, test } from 'vitest'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { unbalancedSetting } from '../../../support/unbalanced-game.ts'

// Values of independent programs: the first 20 games of seed 1, told apart by winner (2 for a draw), turns and men lost.
test.each([
  ['frontal', 'firing-line', 'no', 3424267018],
  ['frontal', 'fall-back', 'no', 2054221151],
  ['horns', 'firing-line', 'no', 314393574],
  ['horns', 'fall-back', 'no', 1174819968],
  ['frontal', 'firing-line', 'yes', 3691236263],
  ['frontal', 'fall-back', 'yes', 218970437],
  ['horns', 'firing-line', 'yes', 389433407],
  ['horns', 'fall-back', 'yes', 1807887543],
])('games 0-19 of seed 1, %s against %s, gun %s', (zulu, british, gun, expected) => {
  const { params, policies } = unbalancedSetting({ gun }, { zulu, british })
  let fold = 0n
  for (let game = 0; game < 20; game++) {
    const { winner = 2, turns, figures = [] } = playGame(model, params, policies, 1, game).result
    const [zuluLost = 0, britishLost = 0] = figures
    fold = (31n * fold + BigInt(1_000_000 * winner + 1000 * turns + 7 * britishLost + zuluLost)) % 2n ** 32n
  }
  expect(fold).toBe(BigInt(expected))
})
