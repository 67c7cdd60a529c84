import { expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../src/rules/games/zulu-spears/rules.ts'
import { simulate } from '../../src/sim/simulate.ts'
import { writeTranscript } from '../../src/sim/transcript.ts'
import { zuluGame } from '../support/zulu-game.ts'
import { zuluSetting } from '../support/zulu-setting.ts'

// Whole games as text, to be read when the rules change.
test.each([
  ['two-player', 0],
  ['two-player', 5],
  ['solo', 0],
])('%s, seed 1, game %i', async (scenario, game) => {
  const text = writeTranscript(model, zuluSetting(scenario), 1, game)
  await expect(text).toMatchFileSnapshot(`../playthroughs/zulu-spears-${scenario}-1-${game}.txt`)
})

test('a simulation writes out its first games', async () => {
  const clock = { now: () => 0, cpu: () => 0 }
  const { value } = await simulate(zuluGame(), { seed: 1, games: 2, workers: 1, transcripts: 2, clock })
  const texts = [0, 1].map((game) => writeTranscript(model, zuluSetting('two-player'), 1, game))
  for (const text of texts) expect(value?.transcript).toContain(text)
  // Turns that count, and the one in which the Zulus could not draw any more.
  const turns = (value?.turns.mean ?? 0) * 2 + (value?.wins['british'] ?? 0)
  expect(value?.transcript?.match(/^Turn \d+$/gm)).toHaveLength(turns)
})
