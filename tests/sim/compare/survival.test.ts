import { expect, test } from 'vitest'
import { survivalOf } from '../../../src/sim/compare/survival.ts'
import type { Verdict } from '../../../src/sim/compare/verdict.ts'

const verdict = (answer: Verdict['answer']): Verdict => ({ answer, pairs: 1000, d: 1 })
const effect = { side: 'zulu', points: 0, low: 0, high: 0, pairs: 1000 }
const cells = (['at least +d', 'at least -d', 'no effect', 'undecided'] as const).map((answer) => ({
  policies: {},
  rulings: {},
  effect,
  verdict: verdict(answer),
}))

test.each([
  ['at least +d', { agree: 1, differ: 2, contradict: 1 }],
  ['at least -d', { agree: 1, differ: 2, contradict: 1 }],
  ['no effect', { agree: 1, differ: 3, contradict: 0 }],
  ['undecided', { agree: 1, differ: 3, contradict: 0 }],
] as const)('%s', (answer, expected) => expect(survivalOf(verdict(answer), cells)).toEqual(expected))
