import { describe, expect, test } from 'vitest'
import { roll, rollOn } from '../../../../src/rules/games/rorkes-drift/dice.ts'
import type { DiceRows } from '../../../../src/rules/games/rorkes-drift/rorkes-params.ts'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import { fitOf } from '../../../../src/rules/helpers/chi-square.ts'
import { diceWays } from '../../../../src/rules/helpers/dice-chance.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { rorkesSetting } from '../../../support/rorkes-drift-game.ts'

const { params, policies } = rorkesSetting()

/** Exact number of ways to each value of a column, worked out by throwing every die on every face. */
function waysTo({ count, sides, results }: DiceRows<string>, column: string): Map<number, number> {
  const ways = new Map<number, number>()
  const throwAll = (dice: number, sum: number): void => {
    const value = results[column]?.[sum] ?? NaN
    if (dice === 0) ways.set(value, (ways.get(value) ?? 0) + 1)
    else for (let face = 1; face <= sides; face++) throwAll(dice - 1, sum + face)
  }
  throwAll(count, 0)
  return ways
}

// Numbers of ways by hand: 10, 16, 9 and 1 of 36 for morale, 26 and 10 for a jump, and so on.
describe('the tables, enumerated', () => {
  test.each<[string, DiceRows<string>, string, readonly (readonly [number, number])[]]>([
    [
      'morale',
      params.morale,
      'rounds',
      [
        [-1, 1],
        [0, 10],
        [1, 16],
        [2, 9],
      ],
    ],
    [
      'shooting',
      params.shooting,
      'hits',
      [
        [0, 1],
        [1, 5],
      ],
    ],
    [
      'riflemen',
      params.rifles,
      'hits',
      [
        [0, 5],
        [1, 1],
      ],
    ],
    [
      'chopping',
      params.chopping,
      'points',
      [
        [0, 4],
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'boosting',
      params.climbingBoosted,
      'up',
      [
        [0, 4],
        [1, 2],
      ],
    ],
    [
      'storming',
      params.climbingDefended,
      'up',
      [
        [0, 5],
        [1, 1],
      ],
    ],
    [
      'jumping',
      params.jumping,
      'jumper',
      [
        [0, 26],
        [1, 10],
      ],
    ],
    [
      'jumping on somebody, the jumper',
      params.jumpingOn,
      'jumper',
      [
        [0, 33],
        [1, 3],
      ],
    ],
    [
      'jumping on somebody, the victim',
      params.jumpingOn,
      'victim',
      [
        [0, 30],
        [1, 6],
      ],
    ],
    [
      'catching fire',
      params.catchingFire,
      'alight',
      [
        [0, 35],
        [1, 1],
      ],
    ],
  ])('%s', (_, table, column, expected) => {
    const ways = [...waysTo(table, column)].sort(([a], [b]) => a - b)
    expect(ways).toEqual(expected)
    const rng = seededRng(12, 0)
    const throws = 20_000
    const counts = new Map<number, number>()
    for (let i = 0; i < throws; i++) {
      const value = table.results[column]?.[rollOn(rng, table)] ?? NaN
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const all = ways.reduce((sum, [, number]) => sum + number, 0)
    const seen = ways.map(([value]) => counts.get(value) ?? 0)
    expect(
      fitOf(
        seen,
        ways.map(([, number]) => (throws * number) / all),
      ),
    ).toBeGreaterThan(0.001)
  })
})

test('two dice are thrown as two dice', () => {
  const rng = seededRng(13, 0)
  const counts = Array.from({ length: 11 }, () => 0)
  for (let i = 0; i < 36_000; i++) counts[roll(rng, 2, 6) - 2]!++
  expect(
    fitOf(
      counts,
      diceWays({ count: 2, sides: 6 }).map((ways) => Number(ways) * 1000),
    ),
  ).toBeGreaterThan(0.001)
})

test('in whole games shots and morale fall as the tables say', () => {
  const shots = [0, 0, 0, 0, 0, 0]
  const morale = Array.from({ length: 11 }, () => 0)
  for (let game = 0; game < 40; game++)
    playGame(model, params, policies, 14, game, ({ kind, text }) => {
      const result = Number(/: (\d+),/.exec(text)?.[1] ?? NaN)
      if (kind === 'fire') shots[result - 1]!++
      if (kind === 'morale') morale[result - 2]!++
    })
  const thrown = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0)
  expect(thrown(shots)).toBeGreaterThan(3000)
  expect(
    fitOf(
      shots,
      shots.map(() => thrown(shots) / 6),
    ),
  ).toBeGreaterThan(0.001)
  const ways = diceWays({ count: 2, sides: 6 })
  expect(
    fitOf(
      morale,
      ways.map((number) => (thrown(morale) * Number(number)) / 36),
    ),
  ).toBeGreaterThan(0.001)
})
