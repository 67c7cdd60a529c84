import { expect, test } from 'vitest'
import { saySurvival } from '../../src/report/say-survival.ts'
import type { MatrixCell } from '../../src/sim/compare/matrix-cell.ts'
import { survivalOf } from '../../src/sim/compare/survival.ts'
import type { Verdict } from '../../src/sim/compare/verdict.ts'

const verdict = (answer: Verdict['answer']): Verdict => ({ answer, pairs: 1000, d: 1 })

function cell(zulu: string, answer: Verdict['answer'], low: number, high: number): MatrixCell {
  return {
    policies: { zulu, british: 'keep' },
    rulings: {},
    stronger: zulu.startsWith('mcts') ? ['zulu'] : [],
    effect: { side: 'zulu', points: (low + high) / 2, low, high, pairs: 40 },
    verdict: verdict(answer),
  }
}

/** Effects that the answers belong to. */
const effect = (low: number, high: number) => ({ side: 'zulu', points: (low + high) / 2, low, high, pairs: 1000 })
const EFFECTS = {
  'at least +d': effect(1, 2),
  'at least -d': effect(-2, -1),
  'no effect': effect(-1, 1),
  undecided: effect(-1, 1),
}

const policies = { zulu: 'hold:60', british: 'keep' }
const sayOf = (answer: Verdict['answer'], matrix: readonly MatrixCell[], hasStronger: boolean): string =>
  saySurvival(survivalOf({ verdict: verdict(answer), effect: EFFECTS[answer], policies }, matrix, hasStronger), {
    policies,
    matrix,
  })
const say = (answer: Verdict['answer'], ...matrix: MatrixCell[]): string => sayOf(answer, matrix, false)

test('says with whom, in how many games, what it comes to, and how far apart the effects may lie', () => {
  expect(say('at least +d', cell('mcts:20', 'at least +d', 1.2, 9.4), cell('keep', 'no effect', -1, 1))).toBe(
    'With stronger players (mcts:20) the verdict stays the same: 1 the same, in 1 cell of 40 pairs, whose intervals reach from +1.2 to +9.4 points. --searching <n> plays more pairs.',
  )
  expect(say('at least +d', cell('keep', 'at least +d', 1, 3), cell('literal', 'at least -d', -4, -1))).toBe(
    'With other players the verdict does not hold: 1 the same, 1 another, in 2 cells of 40 pairs, whose intervals reach from −4.0 to +3.0 points. These rules have no stronger players.',
  )
})

test.each<[string, Verdict['answer'], MatrixCell]>([
  [
    'the effect keeps its sign, but it is not known whether it is as large',
    'at least -d',
    cell('mcts:20', 'undecided', -9, -1),
  ],
  ['it is not known whether the verdict holds', 'at least -d', cell('mcts:20', 'undecided', -9, 1)],
  ['it is not known whether the verdict holds', 'undecided', cell('mcts:20', 'no effect', -1, 1)],
])('%s', (words, answer, each) => expect(say(answer, each)).toContain(` ${words}: `))

test('says that stronger players were not asked, and how to ask them', () =>
  expect(sayOf('at least +d', [cell('keep', 'at least +d', 1, 3)], true)).toBe(
    'With other players the verdict stays the same: 1 the same, in 1 cell of 40 pairs, whose intervals reach from +1.00 to +3.00 points. Stronger players were not asked: --searching <n> plays n pairs with them.',
  ))

test('claims nothing where nobody else played', () => {
  const nobody = 'No other players were tried, so it is not known whether the verdict holds with them.'
  expect(say('at least +d')).toBe(`${nobody} These rules have no stronger players.`)
  expect(sayOf('at least +d', [cell('hold:60', 'at least +d', 1, 3)], true)).toBe(
    `${nobody} Stronger players were not asked: --searching <n> plays n pairs with them.`,
  )
})
