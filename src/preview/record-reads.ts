import { HostError, type Host } from '../kernel/host.ts'

/** A host that remembers what it was asked. */
export interface Recorder {
  readonly host: Host
  /** Whether any answer would be another one now. */
  changed(): boolean
}

type Ask = 'readText' | 'readBytes' | 'kindOf' | 'list'

/**
 * Remembers what is read through a host, so that one can ask later whether it is still so: also that a file was not there, and what a folder
 * held. That is surer than paths of a watcher, which may tell late, twice or of something else. Files of packages never change.
 */
export function recordReads(host: Host): Recorder {
  const asked = new Map<string, { readonly ask: Ask; readonly path: string; readonly answer: unknown }>()
  const installed = new Set<string>()
  const record = <T>(ask: Ask, path: string, read: () => T): T => {
    if (installed.has(path)) return read()
    try {
      const answer = read()
      asked.set(`${ask} ${path}`, { ask, path, answer })
      return answer
    } catch (error) {
      asked.set(`${ask} ${path}`, { ask, path, answer: codeOf(error) })
      throw error
    }
  }
  return {
    host: {
      ...host,
      readText: (path) => record('readText', path, () => host.readText(path)),
      readBytes: (path) => record('readBytes', path, () => host.readBytes(path)),
      kindOf: (path) => record('kindOf', path, () => host.kindOf(path)),
      list: (path) => record('list', path, () => host.list(path)),
      packageFile(specifier) {
        const path = host.packageFile(specifier)
        installed.add(path)
        return path
      },
    },
    changed: () => [...asked.values()].some(({ ask, path, answer }) => !sameAnswer(answer, ask, path, host)),
  }
}

/** A failed answer: its code, in a list so that no text of a file is equal to it. */
function codeOf(error: unknown): readonly [failed: string] {
  if (!(error instanceof HostError)) throw error
  return [error.code]
}

function sameAnswer(before: unknown, ask: Ask, path: string, host: Host): boolean {
  let now: unknown
  try {
    now = host[ask](path)
  } catch (error) {
    now = codeOf(error)
  }
  if (before instanceof Uint8Array) return now instanceof Uint8Array && Buffer.compare(before, now) === 0
  if (Array.isArray(before))
    return Array.isArray(now) && before.length === now.length && before.every((x, i) => x === now[i])
  return before === now
}
