import { expect, test } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { zuluSpearsModel as model } from '../../src/rules/games/zulu-spears/rules.ts'
import { followedGamesText } from '../../src/report/followed-games-text.ts'
import { followPieces } from '../../src/sim/piece-figures.ts'
import { simulate } from '../../src/sim/simulate.ts'
import { zuluGame } from '../support/zulu-game.ts'
import { zuluSetting } from '../support/zulu-setting.ts'

test('a table of cards and one of turns', async () => {
  const followed = followPieces(model, zuluSetting('solo'), 1, 50)
  await expect(followedGamesText(followed!)).toMatchFileSnapshot('golden/followed-games.txt')
})

const clock = { now: () => 0, cpu: () => 0 }

test('a simulation follows cards where it is asked to, and says where it cannot', async () => {
  const options = { scenario: 'solo', seed: 1, games: 50, workers: 1, clock, follow: true }
  const { value, diagnostics } = await simulate(zuluGame(), options)
  expect(value?.followed).toEqual(followPieces(model, zuluSetting('solo'), 1, 50))
  expect(diagnostics).toEqual([])
  expect((await simulate(zuluGame(), { ...options, follow: false })).value).not.toHaveProperty('followed')
  const { value: other } = loadGame(nodeHost(), 'data/rorkes-drift')
  const without = await simulate(other!, { seed: 1, games: 2, workers: 1, clock, follow: true })
  expect(without.diagnostics.map(({ code }) => code)).toContain('sim/no-story')
  expect(without.value).not.toHaveProperty('followed')
})
