import type { Diagnostic, Outcome, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { Game, Ruling, Scenario } from './game.ts'
import { sayGame } from './game-messages.ts'

/**
 * The rulings in force, by id: defaults, over them those of the scenario, over them `chosen` (the command line).
 * Rulings without options are not among them. Errors: a chosen ruling or option that the game does not have.
 */
export function activeRulings(
  game: Game,
  scenario: Scenario | undefined,
  chosen: ReadonlyMap<string, string> = new Map(),
): Outcome<ReadonlyMap<string, string>> {
  const diagnostics: Diagnostic[] = []
  const value = new Map<string, string>()
  for (const ruling of game.rulings) if (ruling.default !== undefined) value.set(ruling.id, ruling.default)
  for (const [id, option] of Object.entries(scenario?.rulings ?? {})) value.set(id, option)
  for (const [id, option] of chosen) {
    const ruling = game.rulings.find((known) => known.id === id)
    const problem = ruling ? explainOption(ruling, option) : explainUnknown(game, id)
    if (problem) diagnostics.push(problem)
    else value.set(id, option)
  }
  return { value, diagnostics }
}

/** What is wrong with an option of a ruling, if anything. Without a span for the command line. */
export function explainOption(ruling: Ruling, option: string, at?: Span): Diagnostic | undefined {
  const known = ruling.options.map((possible) => possible.value)
  if (known.includes(option)) return undefined
  if (known.length === 0) return sayGame('no-options', { ruling: ruling.id }, at)
  const hints = didYouMean(option, known, 'options')
  return sayGame('wrong-option', { ruling: ruling.id, option }, at, { hints })
}

function explainUnknown(game: Game, ruling: string): Diagnostic {
  const known = game.rulings.filter((possible) => possible.options.length > 0).map((possible) => possible.id)
  return sayGame('unknown-ruling', { ruling }, undefined, { hints: didYouMean(ruling, known, 'rulings') })
}
