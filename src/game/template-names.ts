import type { Host } from '../kernel/host.ts'
import { joinPath } from './read-files.ts'

const ENDING = '.svg.hbs'

/** What templates are made from is no template of a whole face. */
const NOT_FACES = new Set(['parts/', 'pictures/'])

/** Names of the templates that a deck may ask for: files of the game's `templates` folder and of Quartermaster's, folders inside with a slash. */
export function templateNames(host: Host, folder: string): string[] {
  const names = [folder, host.root].flatMap((home) => inside(host, joinPath(home, 'templates'), ''))
  return [...new Set(names)]
}

function inside(host: Host, path: string, prefix: string): string[] {
  if (host.kindOf(path) !== 'folder') return []
  return host.list(path).flatMap((name) => {
    if (name.endsWith(ENDING)) return [prefix + name.slice(0, -ENDING.length)]
    const deeper = `${prefix}${name}/`
    return NOT_FACES.has(deeper) ? [] : inside(host, joinPath(path, name), deeper)
  })
}
