import { describe, expect, test } from 'vitest'
import { seededRng, type Rng } from '../../../src/rules/rng.ts'
import { emptyPairs, mergePairs, type PairCounts } from '../../../src/sim/compare/pair-counts.ts'
import { verdictTest, type Verdict } from '../../../src/sim/compare/verdict.ts'

const WISH = { d: 1, alpha: 0.05, beta: 0.05 }

/** Pairs in which the side newly loses, nothing changes, or it newly wins. */
function pairs(lost: number, same: number, won: number): PairCounts {
  const counts = emptyPairs()
  counts.table[6] = lost
  counts.table[0] = same
  counts.table[2] = won
  return counts
}

/** Draws pairs with these shares of changes until there is a verdict, or `most` pairs are drawn. */
function run(lost: number, won: number, rng: Rng, most = 100_000, step = 500): Verdict {
  const sprt = verdictTest(WISH)
  const counts = emptyPairs()
  for (let drawn = 0, done = false; drawn < most && !done; drawn += step) {
    let [minus, plus] = [0, 0]
    for (let i = 0; i < step; i++) {
      const at = rng.pick(1_000_000) / 1_000_000
      if (at < lost) minus++
      else if (at < lost + won) plus++
    }
    mergePairs(counts, pairs(minus, step - minus - plus, plus))
    done = sprt.look(counts)
  }
  return sprt.verdict()
}

/** Share of answers among many runs, and the mean number of pairs. */
function shares(lost: number, won: number, runs = 1000): Record<string, number> {
  const rng = seededRng(20, Math.round(lost * 1e6), Math.round(won * 1e6))
  const found: Record<string, number> = { 'no effect': 0, 'at least +d': 0, 'at least -d': 0, undecided: 0, pairs: 0 }
  for (let i = 0; i < runs; i++) {
    const { answer, pairs } = run(lost, won, rng)
    found[answer]! += 1 / runs
    found['pairs']! += pairs / runs
  }
  return found
}

describe('errors over many runs of known differences', () => {
  // 5 % may be wrong; 1,000 runs at 5 % have a standard error of 0.7 points.
  test.each([0.002, 0.02, 0.1])('no difference, %s of the games turned each way', (turned) => {
    const found = shares(turned, turned)
    expect(found['no effect']).toBeGreaterThan(0.935)
    expect(found['at least +d']).toBeLessThan(0.04)
    expect(found['at least -d']).toBeLessThan(0.04)
  })

  test.each([0.0, 0.02, 0.1])('a point more, or less, with %s turned the other way', (turned) => {
    expect(shares(turned, turned + 0.01)['at least +d']).toBeGreaterThan(0.93)
    expect(shares(turned + 0.01, turned)['at least -d']).toBeGreaterThan(0.93)
  })

  test('three points are found sooner than one', () => {
    expect(shares(0.05, 0.08, 200)['pairs']).toBeLessThan(shares(0.05, 0.06, 200)['pairs']! / 2)
  })
})

describe('an effect far larger than d', () => {
  test('is told from a batch of slow games', () => {
    // 200 pairs of Rorke's Drift with one more pip to hit: 59.5 points, 51.7 to 66.7. 300 of Isandlwana in better cover: 8.7 points, 4.5 to 13.1.
    for (const [lost, same, won] of [
      [5, 71, 124],
      [9, 256, 35],
    ] as const) {
      const sprt = verdictTest(WISH)
      expect(sprt.look(pairs(lost, same, won))).toBe(true)
      expect(sprt.verdict().answer).toBe('at least +d')
      const other = verdictTest(WISH)
      other.look(pairs(won, same, lost))
      expect(other.verdict().answer).toBe('at least -d')
    }
  })

  test('by a mean of likelihood ratios, worked out by hand where nothing turned back', () => {
    // Of 20 pairs k turned to the side and none back. No effect explains them best with k / 40 either way, k / 20 with k / 20: a ratio of 2^k, which no other effect exceeds.
    // An answer takes 1 / 0.02 = 50: too much for 2^5, even if all the weight lay there, and little for the 2^12 / 24 or so of 64 points.
    const sprt = verdictTest(WISH)
    expect(sprt.look(pairs(0, 15, 5))).toBe(false)
    expect(sprt.look(pairs(0, 8, 12))).toBe(true)
  })
})

describe('verdict', () => {
  test('nothing ever turned: 0.99^n is below 0.04, four fifths of what may be wrong, after 321 pairs', () => {
    for (const [n, answer] of [
      [320, 'undecided'],
      [321, 'no effect'],
    ] as const) {
      const sprt = verdictTest(WISH)
      sprt.look(pairs(0, n, 0))
      expect(sprt.verdict()).toEqual({ answer, pairs: n, d: 1 })
    }
  })

  test('the answer stays, with the pairs that it took', () => {
    const sprt = verdictTest(WISH)
    expect(sprt.look(pairs(10, 900, 90))).toBe(true)
    expect(sprt.look(pairs(1000, 9000, 0))).toBe(true)
    expect(sprt.verdict()).toEqual({ answer: 'at least +d', pairs: 1000, d: 1 })
  })

  test('is undecided, in so many words, when the pairs run out', () => {
    expect(run(0.1, 0.105, seededRng(1, 1), 500)).toEqual({ answer: 'undecided', pairs: 500, d: 1 })
  })
})
