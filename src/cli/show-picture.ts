import { isAbsolute, join } from 'node:path'
import { findGames, type GameFolder } from '../pipeline/find-games.ts'
import { showGame, type Wish } from '../pipeline/show-game.ts'
import type { Context } from './context.ts'
import { EXIT } from './exit-codes.ts'
import { sayFindings } from './say-findings.ts'
import { shownPath } from './shown-path.ts'

/** Writes a picture of each game and says where it is. */
export async function show(names: readonly string[], wish: Wish, out: string, context: Context): Promise<number> {
  const found = findGames(context.host, context.folder, names)
  sayFindings(context.terminal, found.diagnostics, new Map())
  if (found.diagnostics.length > 0) return EXIT.faults
  for (const game of found.games) if (!(await showPicture(game, wish, out, context))) return EXIT.faults
  return EXIT.fine
}

/** Writes a picture of a game and prints its path, beside the report and not in it; false when it could not be drawn. */
export async function showPicture(game: GameFolder, wish: Wish, out: string, context: Context): Promise<boolean> {
  const { host, terminal, folder } = context
  const shown = await showGame(host, game, wish, isAbsolute(out) ? out : join(folder, out))
  sayFindings(terminal, shown.diagnostics, new Map())
  if (shown.value !== undefined) terminal.err(`${shownPath(folder, shown.value)}\n`)
  return shown.value !== undefined
}
