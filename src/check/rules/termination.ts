import { countOf } from '../../kernel/count-of.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'
import { eachSetting } from './each-setting.ts'

const say = messages('check', {
  'longest-game': {
    severity: 'note',
    says: 'scenario "{scenario}": no game counts more than {turns}',
    explain:
      'The bound follows from the data (the size of a deck and the cards drawn a turn, a last turn), so every game comes to an end.',
    bad: 'draw: 0   # a deck that is never used up',
    good: 'draw: 1',
  },
})

/** How long can a game last? */
export const termination: Check = {
  id: 'rules/termination',
  summary: 'every game ends: the longest one, worked out from the data',
  messages: say,
  run: (game, { play }) =>
    eachSetting(game, play, {
      ask(model, { scenario, params }) {
        const turns = model.longest(params)
        return [say('longest-game', { scenario: scenario.id, turns: countOf(turns, 'turn') }, spanAt(scenario.place))]
      },
    }),
}
