import type { PlayContext } from '../check/check.ts'
import type { Game } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { loadRules } from '../rules/load-rules.ts'

/** Games that a check plays of the game's first scenario, and of each scenario to prove its decks; of slow games a stretch (`meta.stretch`), about a second's worth. */
export const CHECK_GAMES = 10_000
/** Fixed, so that a check says the same every time. */
export const CHECK_SEED = 1

/** What of a check decides how rules are played. */
export interface PlayOptions {
  /** Rulings of the command line. */
  readonly chosen: ReadonlyMap<string, string>
  /** Whether a short simulation is part of the check. */
  readonly simulation: boolean
}

/** What checks of rules play with; undefined for a game without rules. */
export async function openPlay(
  game: Game,
  options: PlayOptions,
  diagnostics: Diagnostic[],
): Promise<PlayContext | undefined> {
  if (game.rules === undefined) return undefined
  const rules = await loadRules(game)
  diagnostics.push(...rules.diagnostics)
  const games = options.simulation ? CHECK_GAMES : 0
  return rules.value && { rules: rules.value, chosen: options.chosen, seed: CHECK_SEED, games }
}
