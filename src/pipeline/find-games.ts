import { basename, join, resolve } from 'node:path'
import { shippedGames } from '../game/shipped-games.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { sayPipeline } from './pipeline-messages.ts'

/** A folder that holds a game, or the file of a variant that stands for one. */
export interface GameFolder {
  /** As the user gave it, or below the package for a shipped game: used in messages. */
  readonly path: string
  /** Name of its output folder. */
  readonly name: string
}

/** Whether a folder is a game: it has a game.yaml, or a YAML file that says it is a deck or the game. */
function isGame(host: Host, folder: string): boolean {
  if (host.kindOf(join(folder, 'game.yaml')) === 'file') return true
  if (host.kindOf(folder) !== 'folder') return false
  const files = host.list(folder).filter((name) => /\.ya?ml$/i.test(name) && host.kindOf(join(folder, name)) === 'file')
  return files.some((name) =>
    /^kind:\s*(deck|game)\b/m.test(new TextDecoder().decode(host.readBytes(join(folder, name)))),
  )
}

/**
 * The games that arguments name: a folder, the file of a variant, the id of a shipped game, or `data/<id>`. Without arguments: the current folder if it is a game,
 * else every shipped game. A path is kept as it was given, so that messages can be clicked.
 */
export function findGames(
  host: Host,
  folder: string,
  names: readonly string[],
): { games: GameFolder[]; diagnostics: Diagnostic[] } {
  const shipped = shippedGames(host)
  const own = (name: string): GameFolder => ({ path: tidy(folder, join(host.root, 'data', name)), name })
  if (names.length === 0) {
    return { games: isGame(host, folder) ? [{ path: '.', name: basename(folder) }] : shipped.map(own), diagnostics: [] }
  }
  const games: GameFolder[] = []
  const diagnostics: Diagnostic[] = []
  for (const name of names) {
    const path = resolve(folder, name)
    if (host.kindOf(path) === 'folder') games.push({ path: name.replace(/(.)\/+$/, '$1'), name: basename(path) })
    else if (host.kindOf(path) === 'file' && basename(path) === 'game.yaml')
      games.push({ path: join(name, '..'), name: basename(join(path, '..')) })
    else if (host.kindOf(path) === 'file' && /\.ya?ml$/i.test(path))
      games.push({ path: name, name: basename(path).replace(/\.ya?ml$/i, '') })
    else if (shipped.includes(name)) games.push(own(name))
    else
      diagnostics.push(
        sayPipeline('no-game', { name }, undefined, { hints: didYouMean(name, shipped, 'shipped games') }),
      )
  }
  for (const [i, game] of games.entries()) {
    const twin = games.slice(0, i).find((other) => other.name.toLowerCase() === game.name.toLowerCase())
    if (twin)
      diagnostics.push(sayPipeline('same-folder', { first: twin.path, second: game.path, folder: `out/${game.name}` }))
  }
  return { games, diagnostics }
}

/** A path below the current folder is shown relative to it. */
function tidy(folder: string, path: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}
