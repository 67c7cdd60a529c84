import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HostError, type Host } from '../kernel/host.ts'

const require = createRequire(import.meta.url)

/** Runs a file operation; a failure of the system becomes a HostError. */
function guard<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (typeof code === 'string')
      throw new HostError(code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'EENCODING' : code, path, error)
    throw error
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The real file system and clocks. */
export function nodeHost(): Host {
  return {
    root: resolve(dirname(fileURLToPath(import.meta.url)), '../..'),
    readText: (path) => guard(path, () => decoder.decode(readFileSync(path))),
    readBytes: (path) => guard(path, () => readFileSync(path)),
    kindOf: (path) => kindOf(path),
    list: (path) => guard(path, () => readdirSync(path).sort()),
    packageFile: (specifier) => require.resolve(specifier),
    writeFile: (path, bytes) => guard(path, () => writeFileSync(path, bytes)),
    makeFolder: (path) => guard(path, () => void mkdirSync(path, { recursive: true })),
    rename: (from, to) => guard(to, () => renameSync(from, to)),
    remove: (path) => guard(path, () => rmSync(path, { recursive: true, force: true })),
    now: () => performance.now(),
    cpu: () => {
      const used = process.cpuUsage()
      return (used.user + used.system) / 1000
    },
  }
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  const found = guard(path, () => {
    try {
      return statSync(path, { throwIfNoEntry: false })
    } catch (error) {
      // A file where a folder was expected: nothing is at such a path.
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
      throw error
    }
  })
  if (!found) return undefined
  // File systems that ignore case would find `Knight.png` for `knight.png`; elsewhere the same game would fail. Be strict everywhere.
  const name = basename(resolve(path))
  if (name !== '' && process.platform !== 'linux' && !readdirSync(dirname(resolve(path))).includes(name))
    return undefined
  return found.isDirectory() ? 'folder' : 'file'
}
