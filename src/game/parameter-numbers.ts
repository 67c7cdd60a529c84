import type { Game, Scenario } from './game.ts'

/** A number that a parameter may have, and what it means where a ruling sets it. */
export interface ParameterChoice {
  readonly number: number
  readonly means?: string | undefined
}

/** Every number that a parameter of a scenario may have: its own, or one for each option of its ruling. Empty for a name that is no parameter. */
export function parameterChoices(game: Game, scenario: Scenario, name: string): ParameterChoice[] {
  const parameter = Object.hasOwn(scenario.parameters, name) ? scenario.parameters[name] : undefined
  if (parameter?.value !== undefined) return [{ number: parameter.value }]
  const options = game.rulings.find(({ id }) => id === parameter?.ruling)?.options ?? []
  return options.map(({ value, means }) => ({ number: Number(value), means }))
}

/**
 * The number of a parameter by the rulings in force: one that somebody switched counts in every scenario, else the scenario's own choice
 * does. A name that is no parameter is our own fault: names are checked when the game is loaded.
 */
export function parameterNumber(
  game: Game,
  scenario: Scenario,
  name: string,
  rulings: ReadonlyMap<string, string>,
): number {
  const parameter = Object.hasOwn(scenario.parameters, name) ? scenario.parameters[name] : undefined
  const ruling = game.rulings.find(({ id }) => id === parameter?.ruling)
  const inForce = rulings.get(ruling?.id ?? '')
  const option = inForce === ruling?.default ? (scenario.rulings[ruling?.id ?? ''] ?? inForce) : inForce
  const number = parameter?.value ?? Number(option)
  if (Number.isNaN(number)) throw new Error(`no number for parameter ${name} of ${scenario.id}`)
  return number
}
