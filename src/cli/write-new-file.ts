import { basename, dirname, join } from 'node:path'
import { sayImport } from '../intake/import-messages.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { cannotWrite } from '../output/cannot-write.ts'

interface Manner {
  readonly force: boolean
  /** The path as findings name it. */
  readonly shown: string
}

/** Writes a text under a temporary name, then gives it its own. A file that is there is replaced only with `force`, a folder never. */
export function writeNewFile(host: Host, path: string, text: string, { force, shown }: Manner): readonly Diagnostic[] {
  const waiting = join(dirname(path), `.${basename(path)}.quartermaster-tmp`)
  try {
    const kind = host.kindOf(path)
    if (kind === 'folder' || (kind === 'file' && !force)) {
      const hints = [kind === 'folder' ? 'name a file' : 'use --force to replace it, or name another file']
      return [sayImport('file-exists', { path: shown }, undefined, { hints })]
    }
    host.makeFolder(dirname(path))
    host.writeFile(waiting, new TextEncoder().encode(text))
    host.rename(waiting, path)
    return []
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    return [cannotWrite(error)]
  }
}
