import { loadGame } from '../game/load-game.ts'
import type { Game } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { tune, type TuneOptions } from '../sim/tune/tune.ts'
import type { TuneReport } from '../sim/tune/tune-report.ts'
import type { GameFolder } from './find-games.ts'
import { sayPipeline } from './pipeline-messages.ts'

/** A game for which a change was searched. Without `report` the findings say why. */
export interface TunedGameFolder {
  readonly game?: Game | undefined
  readonly report?: TuneReport | undefined
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Loads a game and searches for the smallest changes that bring a win rate into a band. */
export async function tuneGame(
  host: Host,
  folder: GameFolder,
  options: Omit<TuneOptions, 'clock'>,
): Promise<TunedGameFolder> {
  const { value: game, sources, diagnostics } = loadGame(host, folder.path, folder.name)
  if (!game) return { sources, diagnostics }
  if (game.rules === undefined)
    return { game, sources, diagnostics: [...diagnostics, sayPipeline('no-rules', { title: game.title })] }
  const { value: report, diagnostics: found } = await tune(game, { ...options, clock: host })
  return { game, report, sources, diagnostics: [...diagnostics, ...found] }
}
