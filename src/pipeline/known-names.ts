import { join } from 'node:path'
import { openIconSet } from '../draw/icon-set.ts'
import { readFiles } from '../game/read-files.ts'
import { readAll, sortDocuments } from '../game/sort-documents.ts'
import type { KnownNames } from '../intake/known-names.ts'
import type { Host } from '../kernel/host.ts'
import { gameShape } from '../schema/kinds/game.ts'
import { valueAt } from '../schema/read-shape.ts'
import { readYaml } from '../source/parse-yaml.ts'

const PICTURES = 'templates/pictures'
const THEME = 'templates/theme.yaml'

/** Icons and colours that a game may name: its own, where there is a game, and those of Quartermaster. */
export function knownNames(host: Host, game?: string): KnownNames {
  const homes = game === undefined ? [host.root] : [game, host.root]
  const set = openIconSet(host)
  const pictures = new Set([
    ...homes.flatMap((home) => namesIn(host, join(home, PICTURES), '.svg.hbs')),
    ...(game === undefined ? [] : namesIn(host, join(game, 'art'), '.svg')),
  ])
  let colours: Set<string> | undefined
  return {
    isIcon: (name) => pictures.has(name) || set.find(name) !== undefined,
    icons: () => [...pictures, ...set.names()],
    isColour: (name) => (colours ??= new Set(homes.flatMap((home) => coloursIn(host, join(home, THEME))))).has(name),
    sides: () => (game === undefined ? [] : sidesIn(host, game)),
  }
}

function namesIn(host: Host, folder: string, end: string): string[] {
  if (host.kindOf(folder) !== 'folder') return []
  return host.list(folder).flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []))
}

/** The names of a theme's colours. What is wrong with a theme is reported when it is drawn with. */
function coloursIn(host: Host, theme: string): string[] {
  if (host.kindOf(theme) !== 'file') return []
  const colours = valueAt(readYaml(theme, host.readText(theme)).guess?.value, ['colours'])
  return typeof colours === 'object' && colours !== null ? Object.keys(colours) : []
}

/** The sides that the game.yaml of a folder names. The game need not hold anything yet. */
function sidesIn(host: Host, folder: string): string[] {
  const [file] = readAll(sortDocuments(readFiles(host, folder).documents), 'game', gameShape, [])
  return (file?.data.sides ?? []).map(({ id }) => id)
}
