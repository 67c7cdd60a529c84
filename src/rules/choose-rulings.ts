import type { Game, Scenario } from '../game/game.ts'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { spanAt } from '../source/located-document.ts'
import { say } from './messages.ts'

/**
 * The rulings in force: defaults of the data, then the scenario's, then those chosen. A ruling that the model asks and the data do not name has the
 * model's first option. What the model cannot play is an error at the place where it is said.
 */
export function chooseRulings(
  game: Game,
  scenario: Scenario,
  asked: Readonly<Record<string, readonly string[]>>,
  chosen: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): ReadonlyMap<string, string> {
  const inForce = new Map<string, string>()
  const places = new Map<string, Span>()
  for (const [id, [usual]] of Object.entries(asked)) if (usual !== undefined) inForce.set(id, usual)
  for (const ruling of game.rulings) {
    if (ruling.default === undefined) continue
    inForce.set(ruling.id, ruling.default)
    places.set(ruling.id, spanAt(ruling.place))
  }
  const set = (id: string, value: string, at?: Span) => {
    const known = game.rulings.find((ruling) => ruling.id === id)
    const options = known ? known.options.map((option) => option.value) : asked[id]
    if (!options) {
      const ids = [...new Set([...game.rulings.map((ruling) => ruling.id), ...Object.keys(asked)])]
      diagnostics.push(say('unknown-ruling', { ruling: id }, at, { hints: didYouMean(id, ids, 'rulings') }))
    } else if (!options.includes(value)) {
      const hints = options.length > 0 ? didYouMean(value, options, 'options') : ['this ruling has no options']
      diagnostics.push(say('unknown-option', { ruling: id, option: value }, at, { hints }))
    } else {
      inForce.set(id, value)
      if (at) places.set(id, at)
      else places.delete(id)
    }
  }
  for (const [id, value] of Object.entries(scenario.rulings)) set(id, value, spanAt(scenario.place, 'rulings', id))
  for (const [id, value] of chosen) set(id, value)
  for (const [id, options] of Object.entries(asked)) {
    const value = inForce.get(id) ?? ''
    if (options.includes(value)) continue
    const hints = didYouMean(value, options, 'options that can be played')
    diagnostics.push(say('unplayable-option', { ruling: id, option: value }, places.get(id), { hints }))
  }
  return inForce
}
