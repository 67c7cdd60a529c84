import { Redis } from 'ioredis'
import { setTimeout as wait } from 'node:timers/promises'
import { QueueError } from './queue-error.ts'
import { FIRST_ANSWER, PATIENCE } from './queue-timing.ts'

/** A connection that survives restarts of its server. */
export interface Connection {
  readonly redis: Redis
  /** Rejects with a `QueueError` once the server has been away for too long; never resolves. */
  readonly lost: Promise<never>
  close(): void
}

/** Connects to `redis://host[:port]`, `rediss://` with encryption; throws a `QueueError` when nobody answers. */
export async function connect(url: string): Promise<Connection> {
  const place = placeOf(url)
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: () => 500 })
  let reason = 'no answer'
  redis.on('error', (error: Error) => (reason = error.message || reason))
  const stop = new AbortController()
  const answer = redis.connect().then(
    () => redis.ping(),
    () => new Promise<never>(() => undefined),
  )
  const late = wait(FIRST_ANSWER, 'late', { signal: stop.signal }).catch(() => 'stopped')
  const first = await Promise.race([answer, late])
  stop.abort()
  if (first === 'late') {
    redis.disconnect()
    throw new QueueError(`${place} does not answer (${reason})`)
  }
  return { redis, lost: watch(redis, () => `${place} has gone away (${reason})`), close: () => redis.disconnect() }
}

/** Rejects when a connection has been down for the time that we are patient. */
function watch(redis: Redis, say: () => string): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    let timer: NodeJS.Timeout | undefined
    redis.on('close', () => (timer ??= setTimeout(() => reject(new QueueError(say())), PATIENCE).unref()))
    redis.on('ready', () => {
      clearTimeout(timer)
      timer = undefined
    })
  })
  // Nobody may be waiting at the moment it rejects.
  lost.catch(() => undefined)
  return lost
}

/** The address without its password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) throw new QueueError(`"${url}" is no address; write redis://host or redis://host:6379`)
  const { protocol, host } = new URL(url)
  if (!/^rediss?:$/.test(protocol) || host === '')
    throw new QueueError(`"${protocol}//${host}" is no address of a queue; write redis://host or rediss://host`)
  return `the queue at ${host}`
}
