import { watch } from 'chokidar'
import { basename } from 'node:path'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { sayPreview } from '../../preview/preview-messages.ts'

/** Folders in a game that hold nothing of it; hidden ones neither. `out` is where builds write. */
const NOT_WATCHED = new Set(['node_modules', 'out'])

/** Watches files and folders, also what is made in them later, and says when anything in them may have changed. */
export interface GameWatcher {
  /** Watches these paths too. */
  add(paths: readonly string[]): void
  close(): Promise<void>
}

/**
 * Opens a watcher. Which path it was does not matter: what has changed is found out by reading. A path that cannot be watched is a finding for
 * `onTrouble`, and the others are watched all the same.
 */
export function watchGame(onChange: () => void, onTrouble: (finding: Diagnostic) => void): GameWatcher {
  const watched = new Set<string>()
  const watcher = watch([], {
    ignoreInitial: true,
    ignored: (path) => !watched.has(path) && isForeign(basename(path)),
  })
  watcher.on('all', onChange)
  watcher.on('error', (error) => onTrouble(explainTrouble(error)))
  return {
    add(paths) {
      const fresh = paths.filter((path) => !watched.has(path))
      for (const path of fresh) watched.add(path)
      if (fresh.length > 0) watcher.add(fresh)
    },
    close: () => watcher.close(),
  }
}

/** What the system said when it refused to watch something. */
export function explainTrouble(error: unknown): Diagnostic {
  const { code = 'EIO', path = 'a folder' } = error as NodeJS.ErrnoException
  return sayPreview('not-watched', { path, code })
}

function isForeign(name: string): boolean {
  return NOT_WATCHED.has(name) || (name.startsWith('.') && name.length > 1)
}
