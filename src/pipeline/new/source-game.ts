import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Game } from '../../game/game.ts'
import { loadGame } from '../../game/load-game.ts'
import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import type { Host } from '../../kernel/host.ts'
import { findGames } from '../find-games.ts'

/** A game that something new is made of. */
export interface SourceGame {
  /** Its folder, or the file of a variant, as the user gave it. */
  readonly path: string
  readonly isVariant: boolean
  readonly game: Game
  /** What names it in the `of` of a variant that lies in this folder (absolute): the id of a shipped game, else the way there. */
  nameFrom(folder: string): string
}

/** The game of this name, seen from a folder. One with errors is none: what is made of it would have them too. */
export function sourceGame(
  host: Host,
  folder: string,
  name: string,
): Outcome<SourceGame> & { readonly sources: ReadonlyMap<string, string> } {
  const found = findGames(host, folder, [name])
  const [at] = found.games
  if (!at) return { diagnostics: found.diagnostics, sources: new Map() }
  const { value: game, diagnostics, sources } = loadGame(host, at.path, at.name)
  const errors: readonly Diagnostic[] = diagnostics.filter(({ severity }) => severity === 'error')
  if (!game) return { diagnostics: errors, sources }
  const absolute = resolve(folder, at.path)
  const isShipped = absolute === join(host.root, 'data', at.name)
  const nameFrom = (home: string): string => (isShipped ? at.name : wayTo(home, absolute))
  const value = { path: at.path, isVariant: host.kindOf(at.path) === 'file', game, nameFrom }
  return { value, diagnostics: [], sources }
}

/** The way from a folder to a path, with `/` between folders on every system. */
function wayTo(home: string, path: string): string {
  const way = relative(home, path).replaceAll('\\', '/')
  return isAbsolute(way) ? way : way === '' ? '.' : way
}
