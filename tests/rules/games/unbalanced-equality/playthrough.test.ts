import { expect, test } from 'vitest'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { writeTranscript } from '../../../../src/sim/transcript.ts'
import { unbalancedSetting } from '../../../support/unbalanced-game.ts'

// A whole game as text, to be read when the rules change.
test('with the gun, seed 1, game 0', async () => {
  const text = writeTranscript(model, unbalancedSetting({ gun: 'yes' }), 1, 0)
  await expect(text).toMatchFileSnapshot('../../../playthroughs/unbalanced-equality-gun-1-0.txt')
})
