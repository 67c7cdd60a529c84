import { activeRulings } from '../game/active-rulings.ts'
import type { Game } from '../game/game.ts'
import { loadGame } from '../game/load-game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import type { GameFolder } from '../pipeline/find-games.ts'
import type { readYaml } from '../source/parse-yaml.ts'
import { recordReads } from './record-reads.ts'

/** A game as its files were at a moment. */
export interface Reading {
  /** Absent when the files hold errors. */
  readonly game: Game | undefined
  /** Rulings in force. */
  readonly rulings: ReadonlyMap<string, string>
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
  /** Folders, and files outside them, from which it was read; as far as that is known when there are errors. */
  readonly places: readonly string[]
  /** Whether the files say something else now. */
  changed(): boolean
}

/** Reads a game; `chosen` are the rulings of the command line, `yaml` reads a YAML text. */
export function readGame(
  host: Host,
  { path, name }: GameFolder,
  chosen: ReadonlyMap<string, string>,
  yaml: typeof readYaml,
): Reading {
  const files = recordReads(host)
  const { value: game, sources, diagnostics } = loadGame(files.host, path, name, yaml)
  const active = game && activeRulings(game, undefined, chosen)
  return {
    game,
    rulings: active?.value ?? new Map<string, string>(),
    sources,
    diagnostics: [...diagnostics, ...(active?.diagnostics ?? [])],
    places: [...new Set([path, ...(game ? [game.folder] : []), ...sources.keys()])],
    changed: () => files.changed(),
  }
}
