import { messages } from '../../kernel/messages.ts'
import type { Check } from '../check.ts'
import { eachSetting } from './each-setting.ts'

/** Do the figures add up: hands against decks, tokens against troops, cards against the phases that would use them? */
export const figures: Check = {
  id: 'rules/figures',
  summary: 'hand limits fit the decks, tokens the troops, and every card has a use',
  // All findings are the rules model's own.
  messages: messages('check', {}),
  run: (game, { play }) =>
    eachSetting(game, play, {
      ask: (model, { scenario, params }) => model.review(game, scenario, params),
    }),
}
