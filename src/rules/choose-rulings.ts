import { activeRulings } from '../game/active-rulings.ts'
import type { Game, Scenario } from '../game/game.ts'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { spanAt } from '../source/located-document.ts'
import { say } from './messages.ts'

/**
 * The rulings in force. One that the model asks and the data do not have gets the model's first option;
 * an option of the data that the model cannot play is an error at the place where it is set.
 */
export function chooseRulings(
  game: Game,
  scenario: Scenario,
  asked: Readonly<Record<string, readonly string[]>>,
  chosen: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): ReadonlyMap<string, string> {
  const active = activeRulings(game, scenario, chosen)
  diagnostics.push(...active.diagnostics)
  const inForce = new Map(active.value)
  for (const [id, options] of Object.entries(asked)) {
    const value = inForce.get(id)
    if (value === undefined) inForce.set(id, options[0] ?? '')
    else if (!options.includes(value)) {
      const hints = didYouMean(value, options, 'options that can be played')
      const at = chosen.has(id) ? undefined : placeOf(game, scenario, id, value)
      diagnostics.push(say('unplayable-option', { ruling: id, option: value }, at, { hints }))
    }
  }
  return inForce
}

/** Where a ruling gets its value from: the scenario, else the option in its list. */
function placeOf(game: Game, scenario: Scenario, id: string, value: string): Span | undefined {
  if (Object.hasOwn(scenario.rulings, id)) return spanAt(scenario.place, 'rulings', id)
  const ruling = game.rulings.find((known) => known.id === id)
  const option = ruling?.options.findIndex((known) => known.value === value) ?? -1
  return ruling && (option < 0 ? spanAt(ruling.place) : spanAt(ruling.place, 'options', option, 'value'))
}
