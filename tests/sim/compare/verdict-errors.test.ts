import { describe, expect, test } from 'vitest'
import { quickGame } from '../../../src/rules/games/zulu-spears/quick/quick-game.ts'
import { ZULU } from '../../../src/rules/games/zulu-spears/roles.ts'
import { seededRng, type Rng } from '../../../src/rules/rng.ts'
import { addPair, emptyPairs, type PairCounts } from '../../../src/sim/compare/pair-counts.ts'
import { verdictTest, type Verdict } from '../../../src/sim/compare/verdict.ts'
import { wilson } from '../../../src/sim/wilson.ts'
import { zuluSetting } from '../../support/zulu-setting.ts'

/** Adds pairs to the counts. */
type Draw = (counts: PairCounts, rng: Rng) => void

/** Chance that the wrong answer may come with, of either kind. */
const MOST = 0.05

/** Streams of pairs are looked at again and again, until each has its verdict. Share of them whose verdict is wrong. */
function errors(runs: number, d: number, draw: Draw, isWrong: (answer: Verdict['answer']) => boolean, seed: number) {
  const rng = seededRng(seed, runs)
  let wrong = 0
  for (let run = 0; run < runs; run++) {
    const sprt = verdictTest({ d, alpha: MOST, beta: MOST })
    const counts = emptyPairs()
    do draw(counts, rng)
    while (!sprt.look(counts))
    if (isWrong(sprt.verdict().answer)) wrong++
  }
  return wilson(wrong, runs)
}

const claims = (answer: Verdict['answer']): boolean => answer !== 'no effect'
const denies = (answer: Verdict['answer']): boolean => answer !== 'at least +d'

/** Cells of the table by difference: -1, -1/2, +1/2, +1; the rest is no difference. */
const CELLS = [6, 3, 1, 2]

/** Draws so many pairs with these shares of differences. */
function synthetic(pairs: number, shares: readonly number[]): Draw {
  return (counts, rng) => {
    for (let pair = 0; pair < pairs; pair++) {
      let at = rng.pick(1_000_000) / 1_000_000
      const cell = CELLS[shares.findIndex((share) => (at -= share) < 0)] ?? 0
      counts.table[cell] = (counts.table[cell] ?? 0) + 1
    }
  }
}

describe('a point that matters, in streams of known differences', () => {
  // Shares of pairs that turn each way, so many in one look; half a win is a draw.
  test.each([
    [0.0005, 20, 'rare'],
    [0.002, 10, 'seldom'],
    [0.01, 50, 'now and then'],
    [0.04, 500, 'often'],
  ])('%s turned each way, looked at every %s pairs: %s', (turned, step) => {
    for (const [minus, half] of [
      [turned, 0],
      [turned / 2, turned / 2],
    ] as const) {
      const none = errors(600, 1, synthetic(step, [minus, half, half, minus]), claims, 1)
      expect(none.low, `claims an effect in ${none.value}`).toBeLessThanOrEqual(MOST)
      const plus = minus === turned ? [minus, 0, 0, minus + 0.01] : [minus, half, half + 0.01, minus + 0.005]
      const some = errors(600, 1, synthetic(step, plus), denies, 2)
      expect(some.low, `denies an effect in ${some.value}`).toBeLessThanOrEqual(MOST)
    }
  })
})

describe('five points that matter, in pairs of real games', () => {
  /** Win rate of the Zulus by an independent program. */
  const RATE = 0.20813
  const { params, policies } = zuluSetting('two-player')
  const play = quickGame(params, policies)!
  let next = 0
  /** Games of the same version and unlike luck: no effect. In a share of them the Zulus are given the second game, which makes an effect that is known. */
  const real =
    (given: number): Draw =>
    (counts, rng) => {
      for (let pair = 0; pair < 50; pair++) {
        const game = next++
        const second = play(2, game)
        const changed = rng.pick(1_000_000) < given * 1_000_000 ? { ...second, winner: ZULU } : second
        addPair(counts, ZULU, game, [play(1, game), changed])
      }
    }

  test('no effect', () => {
    const found = errors(150, 5, real(0), claims, 3)
    expect(found.low, `claims an effect in ${found.value}`).toBeLessThanOrEqual(MOST)
  })

  test('an effect of exactly five points', () => {
    const found = errors(150, 5, real(0.05 / (1 - RATE)), denies, 4)
    expect(found.low, `denies an effect in ${found.value}`).toBeLessThanOrEqual(MOST)
  })
})
