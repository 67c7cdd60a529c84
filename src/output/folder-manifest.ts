import { join } from 'node:path/posix'
import type { Host } from '../kernel/host.ts'
import type { OutputFile } from './output-format.ts'
import { sha256 } from './sha256.ts'

/** Name of the list of our own files that lies among them. */
export const MANIFEST = '.quartermaster.json'

/** A file that Quartermaster wrote. */
export interface ManifestEntry {
  readonly path: string
  readonly sheet: string
  readonly paper: string
  readonly backs: string
  /** What differs from the usual file of the sheet: another size, little ink. */
  readonly variant?: string | undefined
  readonly format: string
  readonly sha256: string
  /** What lay there before, while files are being exchanged: a run that is killed then leaves one or the other. */
  readonly was?: string | undefined
}

export function entryOf(file: OutputFile): ManifestEntry {
  const { path, sheet, paper, backs, variant, format, bytes } = file
  return { path, sheet, paper, backs, variant, format, sha256: sha256(bytes) }
}

function isEntry(value: unknown): value is ManifestEntry {
  if (typeof value !== 'object' || value === null) return false
  return ['path', 'sheet', 'paper', 'backs', 'format', 'sha256'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  )
}

/** The entries by path: empty when the folder has no manifest, undefined when it has one that makes no sense. Throws HostError. */
export function readManifest(host: Host, folder: string): ReadonlyMap<string, ManifestEntry> | undefined {
  const path = join(folder, MANIFEST)
  if (host.kindOf(path) === undefined) return new Map()
  try {
    const read: unknown = JSON.parse(host.readText(path))
    const files: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'files') : undefined
    if (!Array.isArray(files) || !files.every(isEntry)) return undefined
    return new Map(files.map((entry) => [entry.path, entry]))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Bytes of a manifest, entries sorted by path. */
export function manifestBytes(entries: Iterable<ManifestEntry>): Uint8Array {
  const files = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))
  const about = 'Files in this folder that Quartermaster wrote and may replace. Others are never touched.'
  return new TextEncoder().encode(`${JSON.stringify({ about, files }, null, 2)}\n`)
}
