import { packageVersion } from '../../pipeline/package-version.ts'
import type { SharePool } from '../../sim/share-pool.ts'
import type { Context } from '../context.ts'

/** Opens the pool that `--queue <url>` asks for; absent without it, and then threads of this machine play. */
export function queueOption(url: string | undefined, context: Context): (() => Promise<SharePool>) | undefined {
  if (url === undefined) return undefined
  const { host, terminal, signal } = context
  return async () => {
    const { openQueuePool } = await import('./queue-pool.ts')
    const tell = (message: string) => terminal.err(`${message}\n`)
    return openQueuePool({ url, version: packageVersion(host), signal, tell })
  }
}
