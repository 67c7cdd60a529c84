import { runShare, type Share } from './run-share.ts'
import type { Summary } from './summary.ts'

/** Plays shares, several at a time where there are threads. A lane plays one share after the other. */
export interface SharePool {
  /** Threads or processes that play. */
  readonly workers: number
  /** Shares that may be on their way at a time. */
  readonly lanes: number
  run(lane: number, share: Share): Promise<Summary>
  close(): Promise<void>
}

/** Whether threads can be had: a worker needs compiled code, so not from TypeScript sources. */
const COMPILED = !import.meta.url.endsWith('.ts')

/** Plays in this thread; timers and messages have their turn before each share. */
async function runHere(share: Share): Promise<Summary> {
  await new Promise((resolve) => setImmediate(resolve))
  return runShare(share)
}

/** A pool of so many workers. This thread is one of them, and starts at once; from TypeScript sources it is the only one. */
export async function openPool(workers: number): Promise<SharePool> {
  if (workers <= 1 || !COMPILED)
    return { workers: 1, lanes: 1, run: (_lane, share) => runHere(share), close: () => Promise.resolve() }
  const threads = workers - 1
  const pool = await openThreads(threads)
  return {
    workers,
    // Two lanes a thread: a second share waits there, so that none idles while this thread plays.
    lanes: 1 + 2 * threads,
    run: async (lane, share) => (lane === 0 ? runHere(share) : pool.run(share)),
    close: () => pool.close(),
  }
}

/** Threads that play shares. */
export interface ShareThreads {
  run(share: Share): Promise<Summary>
  close(): Promise<void>
}

/** Opens threads that play shares, from compiled code; this one stays free. */
export async function openThreads(threads: number): Promise<ShareThreads> {
  const { Tinypool } = await import('tinypool')
  const pool = new Tinypool({
    filename: new URL('./run-share.js', import.meta.url).href,
    name: 'runShare',
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 2,
  })
  return { run: async (share) => (await pool.run(share)) as Summary, close: () => pool.destroy() }
}
