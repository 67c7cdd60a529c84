import type { Game, Scenario } from '../game/game.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { spanAt } from '../source/located-document.ts'
import { choosePolicies } from './choose-policies.ts'
import { chooseRulings } from './choose-rulings.ts'
import { say } from './messages.ts'
import type { RulesModel } from './rules-model.ts'

/** What somebody asks to be played; the rest is as the scenario says. */
export interface Choice {
  /** Scenario; the first of the game when absent. */
  readonly scenario?: string | undefined
  /** Rulings that override those of the data and the scenario. */
  readonly rulings?: ReadonlyMap<string, string> | undefined
  /** Policies by side that override those of the scenario. */
  readonly policies?: Readonly<Record<string, string>> | undefined
}

/** A game set up to be played by a rules model. */
export interface Setting<Params> {
  readonly scenario: Scenario
  /** The rulings that have a say in this scenario. */
  readonly rulings: Readonly<Record<string, string>>
  /** Policy of every seat, as written; a seat that nobody decides has its model's usual one. */
  readonly policies: readonly string[]
  readonly params: Params
}

/** Works out what is to be played; the user's mistakes with their places, as far as they are in files. */
export function chooseSetting<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  game: Game,
  choice: Choice = {},
): Outcome<Setting<Params>> {
  const diagnostics: Diagnostic[] = []
  const scenario = chooseScenario(game, model.meta.modes, choice.scenario, diagnostics)
  if (!scenario) return { diagnostics }
  const asked = model.rulings(scenario.mode)
  const rulings = chooseRulings(game, scenario, asked, choice.rulings ?? new Map(), diagnostics)
  const compiled = model.params(game, scenario, rulings)
  diagnostics.push(...compiled.diagnostics)
  if (hasErrors(diagnostics) || compiled.value === undefined) return { diagnostics }
  const params = compiled.value
  const policies = choosePolicies(model, scenario, params, choice.policies ?? {}, diagnostics)
  if (hasErrors(diagnostics)) return { diagnostics }
  const usedByParameters = Object.values(scenario.parameters).flatMap(({ ruling }) => ruling ?? [])
  const ids = [...new Set([...Object.keys(asked), ...usedByParameters])].sort()
  const inForce = Object.fromEntries(ids.map((id) => [id, rulings.get(id) ?? '']))
  return { value: { scenario, rulings: inForce, policies, params }, diagnostics }
}

function chooseScenario(
  game: Game,
  modes: readonly string[],
  wanted: string | undefined,
  diagnostics: Diagnostic[],
): Scenario | undefined {
  const [first] = game.scenarios
  if (!first) {
    diagnostics.push(say('no-scenario', { game: game.id }, spanAt(game.place)))
    return undefined
  }
  const scenario = wanted === undefined ? first : game.scenarios.find(({ id }) => id === wanted)
  if (!scenario) {
    const ids = game.scenarios.map(({ id }) => id)
    const hints = didYouMean(wanted ?? '', ids, 'scenarios')
    diagnostics.push(say('unknown-scenario', { game: game.id, scenario: wanted ?? '' }, undefined, { hints }))
    return undefined
  }
  if (!modes.includes(scenario.mode)) {
    const hints = didYouMean(scenario.mode, modes, 'modes')
    diagnostics.push(say('unknown-mode', { mode: scenario.mode }, spanAt(scenario.place, 'mode'), { hints }))
    return undefined
  }
  return scenario
}
