import type { Game } from './game.ts'
import { parameterNumber } from './parameter-numbers.ts'
import type { Amount, Roster } from './roster.ts'

/** An amount of a roster as a number: itself, or its parameter by the rulings in force. Names were checked when the game was loaded. */
export function amountOf(
  amount: Amount,
  { scenario: id }: Pick<Roster, 'scenario'>,
  game: Game,
  rulings: ReadonlyMap<string, string>,
): number {
  if (typeof amount === 'number') return amount
  const scenario = game.scenarios.find((known) => known.id === id)
  if (!scenario) throw new Error(`no scenario ${id ?? ''} for the amount ${amount}`)
  return parameterNumber(game, scenario, amount, rulings)
}
