import { Worker } from 'bullmq'
import type { Share } from '../../sim/run-share.ts'
import { openThreads } from '../../sim/share-pool.ts'
import { connect } from './connect.ts'
import { pack, unpack } from './pack.ts'
import { queueName } from './queue-name.ts'
import { LOCK, SEARCH } from './queue-timing.ts'

/** What a worker of the queue is told. */
export interface ServeOptions {
  /** `redis://host:6379` */
  readonly url: string
  readonly version: string
  /** Shares played at a time, each in a thread of its own. */
  readonly threads: number
  /** Ends the work; the shares in hand are finished first. */
  readonly signal: AbortSignal
  /** Hears of every share that was played: games, and how many shares so far. */
  readonly onShare: (games: number, shares: number) => void
}

/**
 * Plays shares of the queue until the signal, or until the server is away for too long (`QueueError`). The shares run in threads, so that this one can tell the server in time
 * that we live; a share that a dead worker held is found and played by another.
 */
export async function serveQueue({ url, version, threads, signal, onShare }: ServeOptions): Promise<void> {
  const connection = await connect(url)
  const pool = await openThreads(threads)
  let shares = 0
  const worker = new Worker<string, string>(
    queueName(version),
    async ({ data }) => {
      const share = unpack(data) as Share
      const summary = await pool.run(share)
      onShare(share.to - share.from, ++shares)
      return pack(summary)
    },
    {
      connection: connection.redis,
      concurrency: threads,
      lockDuration: LOCK,
      stalledInterval: SEARCH,
      // Workers may be killed as often as somebody likes; a share is never at fault for that.
      maxStalledCount: 1000,
    },
  )
  worker.on('error', () => undefined)
  try {
    const interrupted = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    )
    if (!signal.aborted) await Promise.race([interrupted, connection.lost])
  } finally {
    await worker.close()
    await pool.close()
    connection.close()
  }
}
