import type { Share } from './run-share.ts'
import type { SharePool } from './share-pool.ts'
import { mergeSummary, type Summary } from './summary.ts'
import { halfWidth, wilson } from './wilson.ts'

/** Games between two looks at the precision, and in a share, where the rules say no other number. Fixed, because results must not depend on how games are shared out. */
export const CHECKPOINT = 10_000

/** Games to be played. */
export interface Experiment extends Omit<Share, 'from' | 'to'> {
  /** Most games. */
  readonly games: number
  /** Stop as soon as every win rate is known to so many percentage points (half the width of its interval). */
  readonly precision?: number | undefined
  /** Asked whenever a stretch was counted: stop here? */
  readonly enough?: ((summary: Summary) => boolean) | undefined
  /** Games in a share. */
  readonly stretch?: number | undefined
}

/** Hears how many games are counted. */
export type Progress = (games: number) => void

/**
 * Plays shares on a pool and adds them up in the order of the games. Whether the precision is reached is asked only at fixed numbers of games,
 * and of the games up to there alone: fast shares cannot push ahead, and the result is the same for any number of workers.
 */
export async function runExperiment(
  experiment: Experiment,
  summary: Summary,
  pool: SharePool,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<void> {
  const { games, precision, enough: mayStop, stretch = CHECKPOINT, ...fixed } = experiment
  const waiting = new Map<number, Summary>()
  let next = 0
  let enough = false
  /** Adds up the shares whose turn has come. */
  const count = () => {
    for (let share = waiting.get(summary.games); share && !enough; share = waiting.get(summary.games)) {
      waiting.delete(summary.games)
      mergeSummary(summary, share)
      onProgress?.(summary.games)
      enough = (precision !== undefined && isPrecise(summary, precision)) || mayStop?.(summary) === true
    }
  }
  const work = async (lane: number): Promise<void> => {
    while (next < games && !enough) {
      signal?.throwIfAborted()
      const from = next
      next = Math.min(games, from + stretch)
      waiting.set(from, await pool.run(lane, { ...fixed, from, to: next }))
      count()
    }
  }
  await Promise.all(Array.from({ length: pool.lanes }, (_, lane) => work(lane)))
  signal?.throwIfAborted()
}

/** Whether every win rate is known to `points` percentage points. */
export function isPrecise({ wins, draws, games }: Summary, points: number): boolean {
  return [...wins, draws].every((count) => halfWidth(wilson(count, games)) <= points)
}
