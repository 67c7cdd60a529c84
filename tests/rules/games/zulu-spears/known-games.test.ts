import { expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { zuluSetting } from '../../../support/zulu-setting.ts'

// Values of two independent programs: the first 20 games of seed 1, told apart by winner, turns and troops.
test.each([
  ['two-player', 'literal', 1439576268],
  ['two-player', 'keep', 1021230168],
  ['solo', 'keep', 1892283638],
])('games 0-19 of seed 1, %s with %s', (scenario, policy, expected) => {
  const policies = scenario === 'solo' ? { british: policy } : { zulu: policy, british: policy }
  const setting = zuluSetting(scenario, {}, policies)
  let fold = 0n
  for (let game = 0; game < 20; game++) {
    const { winner = 0, turns, score } = playGame(model, setting.params, setting.policies, 1, game).result
    fold = (31n * fold + BigInt(1_000_000 * winner + 1000 * turns + score)) % 2n ** 32n
  }
  expect(fold).toBe(BigInt(expected))
})
