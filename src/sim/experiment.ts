import type { Share } from './run-share.ts'
import type { SharePool } from './share-pool.ts'
import { mergeSummary, type Summary } from './summary.ts'
import { halfWidth, wilson } from './wilson.ts'

/** Games between two looks at the precision, and in a share. Fixed, because results must not depend on how games are shared out. */
export const CHECKPOINT = 10_000

/** Games to be played. */
export interface Experiment extends Omit<Share, 'from' | 'to'> {
  /** Most games. */
  readonly games: number
  /** Stop as soon as every win rate is known to so many percentage points (half the width of its interval). */
  readonly precision?: number | undefined
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
  const { games, precision, ...fixed } = experiment
  const running: Promise<Summary>[] = []
  let next = 0
  while (summary.games < games) {
    while (running.length < pool.width && next < games) {
      const to = Math.min(games, next + CHECKPOINT)
      const share = pool.run({ ...fixed, from: next, to })
      // A share that fails after the end of the experiment has nobody waiting for it.
      share.catch(() => undefined)
      running.push(share)
      next = to
    }
    const first = running.shift()
    if (!first) throw new Error('no share is running')
    mergeSummary(summary, await first)
    signal?.throwIfAborted()
    onProgress?.(summary.games)
    if (precision !== undefined && isPrecise(summary, precision)) return
  }
}

/** Whether every win rate is known to `points` percentage points. */
export function isPrecise({ wins, draws, games }: Summary, points: number): boolean {
  return [...wins, draws].every((count) => halfWidth(wilson(count, games)) <= points)
}
