import { say } from '../../rules/messages.ts'
import { chooseSetting } from '../../rules/setting.ts'
import type { Check } from '../check.ts'
import { toldOnce } from './each-setting.ts'

/** Can every scenario be played: roles and figures of the cards, parameters, phases, rulings, policies? The rules model says so with messages of its own. */
export const playable: Check = {
  id: 'rules/playable',
  summary: 'every scenario can be played: roles, figures, parameters, phases, rulings, policies',
  messages: say,
  run(game, { play }) {
    if (!play) return []
    return play.rules.use((model) =>
      toldOnce(
        game.scenarios.flatMap(
          ({ id }) => chooseSetting(model, game, { scenario: id, rulings: play.chosen }).diagnostics,
        ),
      ),
    )
  },
}
