import { dirname, join, basename } from 'node:path/posix'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { cannotWrite } from './cannot-write.ts'
import { sayOut } from './folder-messages.ts'
import { sha256 } from './sha256.ts'

const encoder = new TextEncoder()
/** The last line of a page: how it is known again, and known to be as it was written. */
const SEAL = /<!-- written by Quartermaster, sha256 of what is above: ([0-9a-f]{64}) -->\n$/

/**
 * Writes a page under a temporary name, then gives it its own. A page of ours is replaced; anything else of that name, and a page that was
 * edited since, only with `force`; a folder never.
 */
export function writePage(host: Host, path: string, text: string, force: boolean): readonly Diagnostic[] {
  const waiting = join(dirname(path), `.${basename(path)}.quartermaster-tmp`)
  try {
    const refused = inTheWay(host, path, force)
    if (refused) return [refused]
    host.makeFolder(dirname(path))
    host.writeFile(waiting, encoder.encode(sealed(text)))
    host.rename(waiting, path)
    return []
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    return [cannotWrite(error)]
  }
}

/** Why no page can go to a path, as far as it is known before there is a page; long work can ask first. */
export function pageInTheWay(host: Host, path: string, force: boolean): readonly Diagnostic[] {
  const refused = inTheWay(host, path, force)
  return refused ? [refused] : []
}

function sealed(text: string): string {
  return `${text}<!-- written by Quartermaster, sha256 of what is above: ${sha256(encoder.encode(text))} -->\n`
}

function inTheWay(host: Host, path: string, force: boolean): Diagnostic | undefined {
  const kind = host.kindOf(path)
  if (kind === undefined || (kind === 'file' && force)) return undefined
  const hints = [kind === 'folder' ? 'use --html for a file' : 'use --force to replace it, or --html for another file']
  if (kind === 'folder') return sayOut('foreign-file', { path }, undefined, { hints })
  const text = new TextDecoder().decode(host.readBytes(path))
  const seal = SEAL.exec(text)
  if (!seal) return sayOut('foreign-file', { path }, undefined, { hints })
  return sealed(text.slice(0, seal.index)) === text ? undefined : sayOut('edited-file', { path }, undefined, { hints })
}
