import { expect, test } from 'vitest'
import { matrixSection } from '../../src/report/matrix-section.ts'
import type { MatrixCell } from '../../src/sim/compare/matrix-cell.ts'
import type { Verdict } from '../../src/sim/compare/verdict.ts'

const verdict = (answer: Verdict['answer']): Verdict => ({ answer, pairs: 1000, d: 1 })
const effect = (points: number, pairs: number) => ({
  side: 'zulu',
  points,
  low: points - 0.1,
  high: points + 0.1,
  pairs,
})
const cell = (zulu: string, points: number, answer: Verdict['answer']): MatrixCell => ({
  policies: { zulu },
  rulings: {},
  stronger: [],
  effect: effect(points, 20_000),
  verdict: verdict(answer),
})

test('counts what the cells make of the verdict, says how sure they are, and lists them', () => {
  const { lines, table } = matrixSection({
    matrix: [cell('keep', -0.5, 'no effect'), cell('literal', -0.7, 'at least -d')],
    verdict: verdict('no effect'),
    effect: effect(-0.54, 200_000),
    errors: { alpha: 0.05, beta: 0.05 },
  })
  expect(lines).toEqual([
    'beside the verdict, of 2 cells: 1 the same, 1 the same sign',
    'cells are judged by the test of the verdict, each with errors of at most 5 %, so one in 20 may well be wrong; they play 20,000 pairs, the verdict up to 200,000, so one that is undecided does not contradict it',
    'the test tells no effect from one of 1 point: what lies between may get either answer, and the interval says where it lies',
  ])
  expect(table!.slice(1).map((row) => [row[0], row.at(-2), row.at(-1)])).toEqual([
    ['zulu=keep', 'no effect', 'the same'],
    ['zulu=literal', 'at least −1 point', 'the same sign'],
  ])
})
