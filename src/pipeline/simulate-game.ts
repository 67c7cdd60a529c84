import type { Diagnostic } from '../kernel/diagnostic.ts'
import { loadGame } from '../game/load-game.ts'
import type { Game } from '../game/game.ts'
import type { Host } from '../kernel/host.ts'
import { simulate, type SimulateOptions } from '../sim/simulate.ts'
import type { SimulationReport } from '../sim/simulation-report.ts'
import type { GameFolder } from './find-games.ts'
import { sayPipeline } from './pipeline-messages.ts'

/** A simulated game. Without `report` the findings say why. */
export interface SimulatedGame {
  readonly game?: Game | undefined
  readonly report?: SimulationReport | undefined
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Loads a game and plays it. Only errors of its files stop it: a deck of the wrong size can be played. */
export async function simulateGame(
  host: Host,
  folder: GameFolder,
  options: Omit<SimulateOptions, 'clock'>,
): Promise<SimulatedGame> {
  const { value: game, sources, diagnostics } = loadGame(host, folder.path, folder.name)
  if (!game) return { sources, diagnostics }
  if (game.rules === undefined)
    return { game, sources, diagnostics: [...diagnostics, sayPipeline('no-rules', { title: game.title })] }
  const simulated = await simulate(game, { ...options, clock: host })
  // A variant is reported by its own name, not as the game that it changes.
  const name = game.variants.at(-1)?.id ?? game.id
  const report = simulated.value && { ...simulated.value, game: name }
  return { game, report, sources, diagnostics: [...diagnostics, ...simulated.diagnostics] }
}
