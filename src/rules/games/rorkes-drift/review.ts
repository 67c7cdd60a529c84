import type { Game, Scenario } from '../../../game/game.ts'
import { countOf } from '../../../kernel/count-of.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { spanAt } from '../../../source/located-document.ts'
import { say } from './messages.ts'
import type { RorkesParams } from './rorkes-params.ts'

/** What can be played but does not add up: a garrison that is not all figures, a casualty limit that cannot be passed. */
export function reviewGame(game: Game, scenario: Scenario, params: RorkesParams): readonly Diagnostic[] {
  return [...reviewGarrison(game, params), ...reviewLimit(scenario, params)]
}

function reviewGarrison(game: Game, { garrison, numbers }: RorkesParams): Diagnostic[] {
  const sum = garrison.reduce((all, { figures }) => all + figures, 0)
  const table = game.tables.find(({ id }) => id === 'garrison')
  if (sum === numbers.british || !table) return []
  return [
    say(
      'garrison-sum',
      { table: table.title, sum: countOf(sum, 'figure'), british: numbers.british },
      spanAt(table.place, 'title'),
    ),
  ]
}

/** All figures of an assault can fall, and those that markers bring back once more. */
function reviewLimit({ parameters, place }: Scenario, { numbers, markerEvery, rulings }: RorkesParams): Diagnostic[] {
  const { zulus, assaults, resurrected, casualtyLimit } = numbers
  let most = 0
  for (let assault = 1; assault <= assaults; assault++) {
    const every = markerEvery[assault] ?? 0
    const markers = every > 0 ? Math.floor(zulus / every) : 0
    if (assault === 1 || rulings.allReturn) most += zulus
    most += resurrected * markers
  }
  if (casualtyLimit < most) return []
  const at = parameters['casualty-limit']?.place ?? place
  const told = { most: countOf(most, 'figure'), assaults: countOf(assaults, 'assault'), limit: casualtyLimit }
  return [say('limit-out-of-reach', told, spanAt(at))]
}
