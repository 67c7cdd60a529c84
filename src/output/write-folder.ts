import { join } from 'node:path/posix'
import { hasErrors, type Diagnostic, type Outcome } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { cannotWrite } from './cannot-write.ts'
import { clearWaiting, exchangeFiles, layReady, waitingFolder } from './exchange-files.ts'
import { MANIFEST, entryOf, manifestBytes, readManifest, type ManifestEntry } from './folder-manifest.ts'
import { sayOut } from './folder-messages.ts'
import type { OutputFile } from './output-format.ts'
import { sha256 } from './sha256.ts'

export interface WriteFolderOptions {
  /** Replace files that Quartermaster did not write, or that were edited since. */
  readonly force?: boolean
  /** Ids of all sheets of the game, where all are built: our files of other sheets are out of date and go. Left out with `--only`. */
  readonly sheets?: readonly string[]
}

/** What became of the folder, paths inside it. */
export interface WrittenFolder {
  readonly written: readonly ManifestEntry[]
  readonly removed: readonly string[]
}

/**
 * Puts finished files into an output folder. They are laid ready beside it first and brought in together, so that a build that
 * fails or is interrupted leaves the old output whole. Only files that Quartermaster wrote itself are replaced or, when the new
 * build no longer has them, removed.
 */
export function writeFolder(
  host: Host,
  folder: string,
  files: readonly OutputFile[],
  options: WriteFolderOptions = {},
): Outcome<WrittenFolder> {
  try {
    return write(host, folder, files, options)
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    tidy(host, folder)
    return { diagnostics: [cannotWrite(error)] }
  }
}

/** Clears the waiting folder where that is possible; the next run tries again. */
function tidy(host: Host, folder: string): void {
  try {
    clearWaiting(host, folder)
  } catch (error) {
    if (!(error instanceof HostError)) throw error
  }
}

function write(
  host: Host,
  folder: string,
  files: readonly OutputFile[],
  options: WriteFolderOptions,
): Outcome<WrittenFolder> {
  if (host.kindOf(folder) === 'file') return { diagnostics: [sayOut('not-a-folder', { path: folder })] }
  clearWaiting(host, folder)
  const force = options.force === true
  const read = readManifest(host, folder)
  if (!read && !force) return { diagnostics: [sayOut('unreadable-manifest', { path: join(folder, MANIFEST) })] }
  const known = read ?? new Map<string, ManifestEntry>()
  const written = files.map(entryOf)
  const diagnostics = [...sameNames(written), ...inTheWay(host, folder, written, known, force)]
  if (hasErrors(diagnostics)) return { diagnostics }

  const stale = staleEntries(written, known, options.sheets)
  const edited = stale.filter((entry) => isEdited(host, folder, entry))
  for (const entry of edited) diagnostics.push(sayOut('edited-stale', { path: join(folder, entry.path) }))
  const removed = stale.filter((entry) => !edited.includes(entry)).map(({ path }) => path)

  const after = new Map(known)
  for (const { path } of stale) after.delete(path)
  for (const entry of written) after.set(entry.path, entry)
  layReady(
    host,
    folder,
    new Map([...files.map(({ path, bytes }) => [path, bytes] as const), [MANIFEST, manifestBytes(after.values())]]),
  )
  host.makeFolder(folder)
  // From here on the list names old and new content alike: killed at any moment, the next run still knows its own files.
  const between = new Map(known)
  for (const entry of written) between.set(entry.path, { ...entry, was: known.get(entry.path)?.sha256 })
  replaceManifest(host, folder, between)
  try {
    exchangeFiles(host, folder, [...files.map(({ path }) => path), MANIFEST], removed)
  } catch (error) {
    replaceManifest(host, folder, known)
    throw error
  }
  host.remove(waitingFolder(folder))
  return { value: { written, removed }, diagnostics }
}

/** Replaces the list of our files at once, never leaving half of one. */
function replaceManifest(host: Host, folder: string, entries: ReadonlyMap<string, ManifestEntry>): void {
  const ready = join(waitingFolder(folder), MANIFEST)
  host.writeFile(ready, manifestBytes(entries.values()))
  host.rename(ready, join(folder, MANIFEST))
}

function sameNames(entries: readonly ManifestEntry[]): Diagnostic[] {
  const names = new Set<string>()
  return entries.flatMap(({ path }) => {
    const name = path.toLowerCase()
    if (names.has(name)) return [sayOut('same-name', { path })]
    names.add(name)
    return []
  })
}

/** Whether a file of ours is there and holds something else than we wrote. */
function isEdited(host: Host, folder: string, entry: ManifestEntry): boolean {
  const path = join(folder, entry.path)
  if (host.kindOf(path) !== 'file') return false
  return ![entry.sha256, entry.was].includes(sha256(host.readBytes(path)))
}

/** Files that must not be replaced. One that holds the very same bytes already is in nobody's way. */
function inTheWay(
  host: Host,
  folder: string,
  written: readonly ManifestEntry[],
  known: ReadonlyMap<string, ManifestEntry>,
  force: boolean,
): Diagnostic[] {
  return written.flatMap((entry) => {
    const path = join(folder, entry.path)
    const kind = host.kindOf(path)
    if (kind === undefined) return []
    if (kind === 'file' && sha256(host.readBytes(path)) === entry.sha256) return []
    // Not even --force throws away a folder: who knows what is in it.
    if (kind === 'folder')
      return [sayOut('foreign-file', { path }, undefined, { hints: ['use --out for another folder'] })]
    if (force) return []
    const before = known.get(entry.path)
    const hints = ['use --force to replace it, or --out for another folder']
    if (!before) return [sayOut('foreign-file', { path }, undefined, { hints })]
    return isEdited(host, folder, before) ? [sayOut('edited-file', { path }, undefined, { hints })] : []
  })
}

/** Our files that this build makes out of date: further pages of what it wrote, and sheets that the game no longer has. */
function staleEntries(
  written: readonly ManifestEntry[],
  known: ReadonlyMap<string, ManifestEntry>,
  sheets: readonly string[] | undefined,
): ManifestEntry[] {
  const kindOf = ({ sheet, paper, backs, variant = '', format }: ManifestEntry): string =>
    JSON.stringify([sheet, paper, backs, variant, format])
  const built = new Set(written.map(kindOf))
  const paths = new Set(written.map(({ path }) => path))
  return [...known.values()].filter(
    (entry) => !paths.has(entry.path) && (built.has(kindOf(entry)) || sheets?.includes(entry.sheet) === false),
  )
}
