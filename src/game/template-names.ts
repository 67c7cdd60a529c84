import type { Host } from '../kernel/host.ts'
import { joinPath } from './read-files.ts'

const ENDING = '.svg.hbs'

/** Names of the templates that a deck may ask for: files of the game's `templates` folder and of Quartermaster's, folders inside with a slash. */
export function templateNames(host: Host, folder: string): string[] {
  const names = [folder, host.root].flatMap((home) => inside(host, joinPath(home, 'templates'), ''))
  return [...new Set(names)]
}

function inside(host: Host, path: string, prefix: string): string[] {
  if (host.kindOf(path) !== 'folder') return []
  return host.list(path).flatMap((name) => {
    if (name.endsWith(ENDING)) return [prefix + name.slice(0, -ENDING.length)]
    return inside(host, joinPath(path, name), `${prefix}${name}/`)
  })
}
