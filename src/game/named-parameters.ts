import type { Game, Scenario } from './game.ts'
import { parameterNumber } from './parameter-numbers.ts'

const NAMED = /\{=([^{}\s]+)\}/g

/** Names of parameters in a text: `{=hand}`. */
export function namedParameters(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([, name = '']) => name)
}

/** A text with the numbers of its parameters by the rulings in force. Names were checked when the game was loaded. */
export function withParameters(
  text: string,
  game: Game,
  scenario: Scenario | undefined,
  rulings: ReadonlyMap<string, string>,
): string {
  return text.replace(NAMED, (whole, name: string) =>
    scenario ? String(parameterNumber(game, scenario, name, rulings)) : whole,
  )
}
