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

/** Loads a file that was made of a table as a game of its own, or as part of the game it is for. What is found in it is said of the cells. */
export function checkImported(host: Host, yaml: string, { id, intake, game }: Imported): Diagnostic[] {
  const folder = game ?? NOWHERE
  const file = join(folder, `${id}.yaml`)
  const { diagnostics } = loadGame(hostWith(host, { folder, file, yaml, alone: game === undefined }), folder)
  const ours = diagnostics.filter(({ at, severity, related }) => {
    return severity !== 'note' && [at, ...(related ?? []).map((other) => other.at)].some((span) => span?.file === file)
  })
  if (ours.length === 0) return []
  const document = readYaml(file, yaml).guess
  const cellOf = (span: Span): Span | undefined =>
    span.file === file ? document && findCell(document, intake.places, span) : span
  return ours.map(({ at, related, ...finding }) => {
    const cell = at && cellOf(at)
    const others = (related ?? []).flatMap((other) => {
      const place = cellOf(other.at)
      return place ? [{ ...other, at: place }] : []
    })
    return { ...finding, ...(cell && { at: cell }), ...(others.length > 0 && { related: others }) }
  })
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

/** The cell of which the smallest part of the file around a span was made. */
function findCell(
  document: LocatedDocument,
  places: ReadonlyMap<string, Span>,
  { start, end }: Span,
): Span | undefined {
  let best: { readonly size: number; readonly cell: Span } | undefined
  for (const [way, cell] of places) {
    const path: Path = way.split(' ').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    for (const part of ['value', 'key'] as const) {
      const span = document.spanOf(path, part)
      const size = span.end - span.start
      if (span.start <= start && end <= span.end && (!best || size < best.size)) best = { size, cell }
    }
  }
  return best?.cell
}
