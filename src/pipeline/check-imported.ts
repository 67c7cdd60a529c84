import { join } from 'node:path/posix'
import { loadGame } from '../game/load-game.ts'
import type { Intake } from '../intake/intake.ts'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import type { LocatedDocument, Path } from '../source/located-document.ts'
import { readYaml } from '../source/parse-yaml.ts'

/** Stands for the folder of a file that has none yet. No folder is called so. */
const NOWHERE = '.quartermaster-import'

interface Imported {
  readonly id: string
  readonly intake: Intake
  /** The game into which it is to go. */
  readonly game?: string | undefined
}

/** What was found, and the texts of the other files of the game, which reports show. */
interface Checked {
  readonly diagnostics: readonly Diagnostic[]
  readonly sources: ReadonlyMap<string, string>
}

/** Loads a file that was made of a table as a game of its own, or as part of the game it is for. What is found in it is said of the cells. */
export function checkImported(host: Host, yaml: string, { id, intake, game }: Imported): Checked {
  const folder = game ?? NOWHERE
  const file = join(folder, `${id}.yaml`)
  const { diagnostics, sources } = loadGame(hostWith(host, { folder, file, yaml, alone: game === undefined }), folder)
  const ours = diagnostics.filter(({ at, severity, related }) => {
    return severity !== 'note' && [at, ...(related ?? []).map((other) => other.at)].some((span) => span?.file === file)
  })
  if (ours.length === 0) return { diagnostics: [], sources: new Map() }
  const document = readYaml(file, yaml).guess
  const cells = document ? cellsOf(document, intake.places) : []
  const cellOf = (span: Span): Span | undefined => (span.file === file ? findCell(cells, span) : span)
  const said = ours.map(({ at, related, ...finding }) => {
    const cell = at && cellOf(at)
    const others = (related ?? []).flatMap((other) => {
      const place = cellOf(other.at)
      return place ? [{ ...other, at: place }] : []
    })
    return { ...finding, ...(cell && { at: cell }), ...(others.length > 0 && { related: others }) }
  })
  return { diagnostics: said, sources }
}

interface Extra {
  readonly folder: string
  readonly file: string
  readonly yaml: string
  readonly alone: boolean
}

/** A host on which the file is there already. */
function hostWith(host: Host, { folder, file, yaml, alone }: Extra): Host {
  const name = file.slice(folder.length + 1)
  return {
    ...host,
    kindOf: (path) =>
      path === file
        ? 'file'
        : path === folder
          ? 'folder'
          : alone && path.startsWith(folder)
            ? undefined
            : host.kindOf(path),
    list: (path) => {
      if (path !== folder) return host.list(path)
      return alone ? [name] : [...new Set([...host.list(folder), name])].sort()
    },
    readText: (path) => (path === file ? yaml : host.readText(path)),
  }
}

/** A part of the file, and the cell of which it was made. */
interface Made {
  readonly start: number
  readonly end: number
  readonly cell: Span
}

function cellsOf(document: LocatedDocument, places: ReadonlyMap<string, Span>): Made[] {
  return [...places].flatMap(([way, cell]) => {
    const path: Path = way.split(' ').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    return (['value', 'key'] as const).map((part) => {
      const { start, end } = document.spanOf(path, part)
      return { start, end, cell }
    })
  })
}

/** The cell of which the smallest part of the file around a span was made. */
function findCell(cells: readonly Made[], { start, end }: Span): Span | undefined {
  let best: Made | undefined
  for (const made of cells) {
    const isAround = made.start <= start && end <= made.end
    if (isAround && (!best || made.end - made.start < best.end - best.start)) best = made
  }
  return best?.cell
}
