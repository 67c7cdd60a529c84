import { Queue, QueueEvents, type Job } from 'bullmq'
import { randomUUID } from 'node:crypto'
import type { Share } from '../../sim/run-share.ts'
import type { SharePool } from '../../sim/share-pool.ts'
import type { Summary } from '../../sim/summary.ts'
import { connect } from './connect.ts'
import { pack, unpack } from './pack.ts'
import { QueueError } from './queue-error.ts'
import { queueName } from './queue-name.ts'
import { ASK_AGAIN, SHARES_ON_THE_WAY } from './queue-timing.ts'

/** Seconds for which an answer that nobody fetched stays on the server. */
const KEPT = { removeOnComplete: { age: 3600 }, removeOnFail: { age: 3600 } }

/** Who plays the shares, and who hears of it. */
export interface QueueOptions {
  /** `redis://host:6379` */
  readonly url: string
  readonly version: string
  readonly signal: AbortSignal
  /** Hears that something is slow: no worker is listening. */
  readonly tell: (message: string) => void
}

/**
 * A pool whose shares are played by `qm worker` processes, on any machine. A share is a stretch of numbered games, so it does not matter who plays it, how
 * often, or when: each comes back once, and the sum is that of one core. Throws a `QueueError` when the server cannot be reached.
 */
export async function openQueuePool({ url, version, signal, tell }: QueueOptions): Promise<SharePool> {
  const connection = await connect(url)
  const listening = await connect(url)
  const queue = new Queue<string, string>(queueName(version), { connection: connection.redis })
  const events = new QueueEvents(queueName(version), { connection: listening.redis })
  // Without a listener a lost connection would end the process; `connect` watches how long it is lost.
  queue.on('error', () => undefined)
  events.on('error', () => undefined)
  // Every share on its way listens; Node suspects a leak from the eleventh on.
  queue.setMaxListeners(0)
  events.setMaxListeners(0)
  const batch = randomUUID()
  let shares = 0
  const outstanding = new Set<string>()
  const interrupted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
  interrupted.catch(() => undefined)
  const workers = await queue.getWorkersCount()
  if (workers === 0)
    tell(`no worker is listening; start some with: qm worker --queue ${new URL(url).protocol}//${new URL(url).host}`)

  const play = async (share: Share): Promise<Summary> => {
    // Numbered, not named after its games: the shares of several settings may be on their way at a time.
    const id = `${batch}-${shares++}`
    outstanding.add(id)
    for (;;) {
      // A share that is still there is not added a second time; one that a restart of the server lost, is.
      const job: Job<string, string> = await queue.add('share', pack(share), { jobId: id, ...KEPT })
      const result = await job.waitUntilFinished(events, ASK_AGAIN).catch(() => undefined)
      if (result !== undefined) {
        await job.remove().catch(() => undefined)
        outstanding.delete(id)
        return unpack(result) as Summary
      }
      if (await job.isFailed()) {
        const failed = await queue.getJob(id)
        throw new QueueError(`a worker could not play games ${share.from} to ${share.to - 1}: ${failed?.failedReason}`)
      }
    }
  }
  return {
    workers,
    lanes: SHARES_ON_THE_WAY,
    run: (_lane, share) => Promise.race([play(share), connection.lost, interrupted]),
    close: async () => {
      // Only our own shares; others may be using the queue.
      await Promise.allSettled([...outstanding].map((id) => queue.remove(id)))
      await Promise.allSettled([events.close(), queue.close()])
      connection.close()
      listening.close()
    },
  }
}
