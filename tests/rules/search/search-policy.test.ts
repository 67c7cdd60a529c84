import { describe, expect, test } from 'vitest'
import { seededRng, type Rng } from '../../../src/rules/rng.ts'
import { searchPolicy } from '../../../src/rules/search/search-policy.ts'
import type { SearchRules } from '../../../src/rules/search/search-rules.ts'

/** A made-up game of one decision: a hidden coin is heads in `heads` of a hundred games; a move wins by its chance for heads or for tails. */
type Move = 'usual' | 'good-on-heads' | 'good-on-tails' | 'same'
const WINS: Readonly<Record<Move, readonly [heads: number, tails: number]>> = {
  usual: [40, 40],
  same: [40, 40],
  'good-on-heads': [90, 10],
  'good-on-tails': [10, 90],
}

interface State {
  readonly heads: boolean
  won?: boolean
}

const imagined: boolean[] = []

function coinGame(heads: number): SearchRules<State, number, Move> {
  return {
    imagine(_view, rng) {
      const coin = rng.pick(100) < heads
      imagined.push(coin)
      return { heads: coin }
    },
    toMove: ({ won }) => (won === undefined ? 0 : undefined),
    observe: () => 0,
    apply(state, move, rng: Rng) {
      state.won = rng.pick(100) < WINS[move][state.heads ? 0 : 1]
    },
    valueOf: ({ won }) => (won ? 1 : 0),
    options: () => ['same', 'good-on-heads', 'good-on-tails', 'usual', 'same'],
    nameOf: (_view, move) => move,
    usual: () => ({ choose: () => 'usual' }),
  }
}

const chosen = (heads: number, iterations = 800, seed = 1): Move =>
  searchPolicy(coinGame(heads), 0, iterations).choose(0, seededRng(seed, 0))

describe('search', () => {
  test('finds the move that is best over what may be hidden', () => {
    for (let seed = 1; seed <= 10; seed++) {
      expect(chosen(90, 800, seed)).toBe('good-on-heads')
      expect(chosen(10, 800, seed)).toBe('good-on-tails')
    }
  })

  test('stays with the usual move where no other is better by more than chance', () => {
    const game = { ...coinGame(50), options: (): readonly Move[] => ['same'] }
    const moves = Array.from({ length: 40 }, (_, seed) => searchPolicy(game, 0, 200).choose(0, seededRng(seed, 0)))
    // The same luck gives both moves the same games, so that they never differ.
    expect(new Set(moves)).toEqual(new Set(['usual']))
  })

  test('plays so many games, on the same deals for every move', () => {
    imagined.length = 0
    chosen(50, 600)
    // Four moves, two rounds of 300: 75 deals for each of four; then the usual move and the best two of the others, 100 deals each.
    expect(imagined).toHaveLength(4 * 75 + 3 * 100)
    for (let deal = 0; deal < 75; deal++) expect(new Set(imagined.slice(4 * deal, 4 * deal + 4)).size).toBe(1)
  })

  test('the same chance gives the same move; a single option is played at once', () => {
    expect(Array.from({ length: 5 }, () => chosen(55, 40, 3))).toEqual(Array(5).fill(chosen(55, 40, 3)))
    imagined.length = 0
    const alone = { ...coinGame(50), options: (): readonly Move[] => ['usual'] }
    expect([searchPolicy(alone, 0, 100).choose(0, seededRng(1, 0)), imagined.length]).toEqual(['usual', 0])
  })
})
