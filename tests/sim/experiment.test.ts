import { expect, test } from 'vitest'
import { CHECKPOINT, isPrecise, runExperiment } from '../../src/sim/experiment.ts'
import type { Share } from '../../src/sim/run-share.ts'
import type { SharePool } from '../../src/sim/share-pool.ts'
import { addGame, emptySummary, type Summary } from '../../src/sim/summary.ts'

/** Counts a share of made-up games: game n is won by seat n % 3 === 0. */
function count({ from, to }: Share): Summary {
  const share = emptySummary({ seats: ['one', 'two'], endings: ['end'] }, true)
  for (let game = from; game < to; game++)
    addGame(share, { winner: game % 3 === 0 ? 0 : 1, ending: 'end', turns: game % 7, score: 0 }, game)
  return share
}

/** A pool whose shares end in an order of its own: the later ones first. */
function unrulyPool(width: number, shares: Share[] = []): SharePool {
  return {
    workers: width,
    lanes: width,
    async run(_lane, share) {
      shares.push(share)
      for (let i = 0; i < 5 * (width - (shares.length % width)); i++) await Promise.resolve()
      return count(share)
    },
    close: () => Promise.resolve(),
  }
}

const experiment = { rules: 'none', params: {}, policies: [], seed: 1 }

async function run(games: number, width: number, precision?: number): Promise<Summary> {
  const summary = emptySummary({ seats: ['one', 'two'], endings: ['end'] }, true)
  await runExperiment({ ...experiment, games, precision }, summary, unrulyPool(width))
  return summary
}

test('every game is played once, in shares of fixed size', async () => {
  const shares: Share[] = []
  const seen: number[] = []
  const summary = emptySummary({ seats: ['one', 'two'], endings: ['end'] }, true)
  const games = 2 * CHECKPOINT + 5
  await runExperiment({ ...experiment, games }, summary, unrulyPool(3, shares), (done) => seen.push(done))
  expect(shares.map(({ from, to }) => [from, to])).toEqual([
    [0, CHECKPOINT],
    [CHECKPOINT, 2 * CHECKPOINT],
    [2 * CHECKPOINT, games],
  ])
  expect(seen).toEqual([CHECKPOINT, 2 * CHECKPOINT, games])
  expect(summary).toEqual(count({ ...experiment, from: 0, to: games }))
})

test('the result does not depend on the number of workers', async () => {
  const one = await run(12 * CHECKPOINT, 1)
  for (const width of [2, 3, 8]) expect(await run(12 * CHECKPOINT, width)).toEqual(one)
})

test('stops at the first checkpoint that is precise enough, whoever is quicker', async () => {
  // Half a Wilson interval at 1/3 is about 1.96 x sqrt(2/9 / n): 0.3 points need 95,000 games, so 10 checkpoints.
  for (const width of [1, 2, 8]) expect((await run(1_000_000, width, 0.3)).games).toBe(10 * CHECKPOINT)
  expect(isPrecise(await run(10 * CHECKPOINT, 1), 0.3)).toBe(true)
  expect(isPrecise(await run(9 * CHECKPOINT, 1), 0.3)).toBe(false)
})

test('can be aborted between shares', async () => {
  const controller = new AbortController()
  const summary = emptySummary({ seats: ['one', 'two'], endings: ['end'] }, true)
  const abort = () => controller.abort(new Error('stopped'))
  const running = runExperiment(
    { ...experiment, games: 50 * CHECKPOINT },
    summary,
    unrulyPool(2),
    abort,
    controller.signal,
  )
  await expect(running).rejects.toThrow('stopped')
  expect(summary.games).toBeLessThan(5 * CHECKPOINT)
})
