import { dirname, join } from 'node:path/posix'
import type { Host } from '../kernel/host.ts'

/** The folder beside the output folder in which new files wait and old ones are kept while they are exchanged. */
export function waitingFolder(folder: string): string {
  return join(dirname(folder), `.${folder.split('/').filter(Boolean).at(-1) ?? 'out'}.quartermaster-tmp`)
}

const newIn = (waiting: string, path: string): string => join(waiting, 'new', path)
const oldIn = (waiting: string, path: string): string => join(waiting, 'old', path)

/** Clears what an interrupted run left behind; a file that it had taken away and not yet replaced goes back first. Throws HostError. */
export function clearWaiting(host: Host, folder: string): void {
  const waiting = waitingFolder(folder)
  if (host.kindOf(waiting) === undefined) return
  const putBack = (inside: string): void => {
    for (const name of host.list(join(waiting, 'old', inside))) {
      const path = join(inside, name)
      const kept = oldIn(waiting, path)
      if (host.kindOf(kept) === 'folder') putBack(path)
      else if (host.kindOf(join(folder, path)) === undefined) host.rename(kept, join(folder, path))
    }
  }
  if (host.kindOf(join(waiting, 'old')) === 'folder') putBack('')
  host.remove(waiting)
}

/** Lays new files ready beside the output folder. Throws HostError. */
export function layReady(host: Host, folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  const waiting = waitingFolder(folder)
  for (const [path, bytes] of files) {
    host.makeFolder(dirname(newIn(waiting, path)))
    host.makeFolder(dirname(oldIn(waiting, path)))
    host.writeFile(newIn(waiting, path), bytes)
  }
}

/**
 * Brings files that lie ready into the folder and takes others away, in one go that nothing of ours can interrupt. If the system
 * refuses half-way, everything is put back as it was and its HostError is thrown.
 */
export function exchangeFiles(host: Host, folder: string, bring: readonly string[], takeAway: readonly string[]): void {
  const waiting = waitingFolder(folder)
  const undo: (() => void)[] = []
  const shift = (from: string, to: string): void => {
    host.rename(from, to)
    undo.push(() => host.rename(to, from))
  }
  for (const path of takeAway) host.makeFolder(dirname(oldIn(waiting, path)))
  try {
    for (const path of [...bring, ...takeAway]) {
      const place = join(folder, path)
      if (host.kindOf(place) !== undefined) shift(place, oldIn(waiting, path))
      if (!bring.includes(path)) continue
      host.makeFolder(dirname(place))
      shift(newIn(waiting, path), place)
    }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}
