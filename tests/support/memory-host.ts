import { nodeHost } from '../../src/cli/node-host.ts'
import { HostError, type Host } from '../../src/kernel/host.ts'

/** A host whose files are in memory. Quartermaster's own files (templates, shipped data, fonts) are read from disk. Writing goes to memory alone. */
export interface MemoryHost extends Host {
  /** Files by absolute path. */
  readonly files: Map<string, Uint8Array>
  /** Folders in which every write fails as if read-only. */
  readonly readOnly: Set<string>
}

const encoder = new TextEncoder()

/** A host in memory with the given files (absolute paths). */
export function memoryHost(files: Readonly<Record<string, string | Uint8Array>> = {}): MemoryHost {
  const real = nodeHost()
  const store = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? encoder.encode(content) : content,
    ]),
  )
  const folders = new Set<string>()
  const readOnly = new Set<string>()
  const own = (path: string): boolean => path.startsWith(real.root)
  const isFolder = (path: string): boolean =>
    folders.has(path) || [...store.keys()].some((file) => file.startsWith(`${path}/`))
  const bytes = (path: string): Uint8Array => {
    const found = store.get(path)
    if (found) return found
    if (own(path)) return real.readBytes(path)
    throw new HostError(isFolder(path) ? 'EISDIR' : 'ENOENT', path)
  }
  const mayWrite = (path: string): void => {
    for (const folder of readOnly)
      if (path === folder || path.startsWith(`${folder}/`)) throw new HostError('EACCES', path)
  }
  let clock = 0
  return {
    ...real,
    files: store,
    readOnly,
    readBytes: bytes,
    readText: (path) => {
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes(path))
      } catch (error) {
        if (error instanceof HostError) throw error
        throw new HostError('EENCODING', path, error)
      }
    },
    kindOf: (path) =>
      store.has(path) ? 'file' : isFolder(path) ? 'folder' : own(path) ? real.kindOf(path) : undefined,
    list: (path) => {
      const names = new Set<string>()
      for (const entry of [...store.keys(), ...folders]) {
        if (entry.startsWith(`${path}/`)) names.add(entry.slice(path.length + 1).split('/')[0] ?? '')
      }
      if (names.size === 0 && own(path)) return real.list(path)
      if (names.size === 0 && !folders.has(path)) throw new HostError('ENOENT', path)
      return [...names].sort()
    },
    writeFile: (path, content) => {
      mayWrite(path)
      store.set(path, Uint8Array.from(content))
    },
    makeFolder: (path) => {
      mayWrite(path)
      folders.add(path)
    },
    rename: (from, to) => {
      mayWrite(to)
      const moved = [...store].filter(([path]) => path === from || path.startsWith(`${from}/`))
      if (moved.length === 0 && !folders.has(from)) throw new HostError('ENOENT', from)
      for (const [path, content] of moved) {
        store.delete(path)
        store.set(to + path.slice(from.length), content)
      }
      if (folders.delete(from)) folders.add(to)
    },
    remove: (path) => {
      mayWrite(path)
      for (const file of [...store.keys()]) if (file === path || file.startsWith(`${path}/`)) store.delete(file)
      for (const folder of [...folders]) if (folder === path || folder.startsWith(`${path}/`)) folders.delete(folder)
    },
    now: () => (clock += 1),
    cpu: () => clock,
  }
}
