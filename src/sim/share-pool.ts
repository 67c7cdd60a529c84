import { runShare, type Share } from './run-share.ts'
import type { Summary } from './summary.ts'

/** Plays shares, several at a time where there are threads. */
export interface SharePool {
  /** Shares that are worth being given at once. */
  readonly width: number
  run(share: Share): Promise<Summary>
  close(): Promise<void>
}

/** Whether threads can be had: a worker needs compiled code, so not from TypeScript sources. */
const COMPILED = import.meta.url.endsWith('.js')

/** Lets timers and messages have their turn between two shares. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Plays in this thread. */
function singlePool(): SharePool {
  return {
    width: 1,
    async run(share) {
      await breathe()
      return runShare(share)
    },
    close: () => Promise.resolve(),
  }
}

/** A pool of so many workers; with one, and from TypeScript sources, this thread plays. */
export async function openPool(workers: number): Promise<SharePool> {
  if (workers <= 1 || !COMPILED) return singlePool()
  const { Tinypool } = await import('tinypool')
  const pool = new Tinypool({
    filename: new URL('./run-share.js', import.meta.url).href,
    name: 'runShare',
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    // A second share waits inside each thread, so that none idles while this thread counts.
    concurrentTasksPerWorker: 2,
  })
  return {
    width: workers * 2,
    run: async (share) => (await pool.run(share)) as Summary,
    close: () => pool.destroy(),
  }
}
