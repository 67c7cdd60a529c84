import type { Diagnostic } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { Plain, type LocatedDocument } from '../source/located-document.ts'
import { readYaml } from '../source/parse-yaml.ts'
import { sayGame } from './game-messages.ts'

/** The YAML files of a folder, as far as they could be read. */
export interface FolderFiles {
  readonly documents: readonly LocatedDocument[]
  /** Guesses at files that hold errors: good for finding more in the same run, for nothing else. */
  readonly broken: readonly LocatedDocument[]
  /** Text of every file by its path, also of those that hold errors: a report shows the lines. */
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

const MOST_FILES = 1000
/** Folders with another purpose: templates and pictures are read by those who draw. */
const SKIPPED = new Set(['templates', 'art', 'out', 'node_modules'])

/** Reads all *.yaml and *.yml of a folder and the folders inside, sorted by path. */
export function readFiles(host: Host, folder: string, read = readYaml): FolderFiles {
  const sources = new Map<string, string>()
  const documents: LocatedDocument[] = []
  const broken: LocatedDocument[] = []
  const diagnostics: Diagnostic[] = []
  const paths = findYaml(host, folder, diagnostics)
  if (paths.length > MOST_FILES)
    return { documents, broken, sources, diagnostics: [sayGame('too-many-files', { limit: MOST_FILES })] }
  for (const path of paths) {
    const text = readOne(host, path, diagnostics)
    if (text === undefined) continue
    sources.set(path, text)
    const { guess, diagnostics: found } = read(path, text)
    for (const finding of found) diagnostics.push(finding)
    if (!guess) continue
    if (found.length > 0) broken.push(guess)
    else if (isEmpty(guess.value)) diagnostics.push(sayGame('empty-file', {}, { file: path, start: 0, end: 0 }))
    else documents.push(guess)
  }
  return { documents, broken, sources, diagnostics }
}

function isEmpty(value: unknown): boolean {
  return value instanceof Plain && value.value === null
}

function findYaml(host: Host, folder: string, diagnostics: Diagnostic[]): string[] {
  const found: string[] = []
  const visit = (path: string): void => {
    if (found.length > MOST_FILES) return
    for (const name of host.list(path)) {
      const inside = joinPath(path, name)
      if (name.startsWith('.') || SKIPPED.has(name)) continue
      const kind = host.kindOf(inside)
      if (kind === 'folder') attempt(inside, diagnostics, () => visit(inside))
      else if (kind === 'file' && /\.ya?ml$/i.test(name)) found.push(inside)
    }
  }
  attempt(folder, diagnostics, () => visit(folder))
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** The text of a file; undefined, with a finding, where it cannot be read. */
export function readOne(host: Host, path: string, diagnostics: Diagnostic[]): string | undefined {
  return attempt(path, diagnostics, () => host.readText(path))
}

/** Runs a file operation; its failure becomes a finding. */
function attempt<T>(path: string, diagnostics: Diagnostic[], work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    const at = { file: path, start: 0, end: 0 }
    diagnostics.push(
      error.code === 'EENCODING' ? sayGame('not-utf8', {}, at) : sayGame('unreadable', { code: error.code }, at),
    )
    return undefined
  }
}

/** A path inside a folder, as the user wrote the folder. */
export function joinPath(folder: string, name: string): string {
  return folder.endsWith('/') ? folder + name : `${folder}/${name}`
}
