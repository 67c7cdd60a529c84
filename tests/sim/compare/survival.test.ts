import { describe, expect, test } from 'vitest'
import type { MatrixCell } from '../../../src/sim/compare/matrix-cell.ts'
import { echoOf, survivalOf, type Echo } from '../../../src/sim/compare/survival.ts'
import type { Verdict } from '../../../src/sim/compare/verdict.ts'

const verdict = (answer: Verdict['answer']): Verdict => ({ answer, pairs: 1000, d: 1 })

function cell(answer: Verdict['answer'], [low, high]: readonly [number, number] = [-1, 1], more = {}): MatrixCell {
  const effect = { side: 'zulu', points: (low + high) / 2, low, high, pairs: 1000 }
  return { policies: {}, rulings: {}, stronger: [], effect, verdict: verdict(answer), ...more }
}

describe('what a cell makes of a verdict', () => {
  test.each<[Verdict['answer'], MatrixCell, Echo]>([
    ['at least +d', cell('at least +d'), 'same verdict'],
    ['at least +d', cell('at least -d'), 'another'],
    ['at least +d', cell('no effect'), 'another'],
    ['no effect', cell('at least +d'), 'another'],
    ['at least +d', cell('undecided', [0.1, 2]), 'same sign'],
    ['at least -d', cell('undecided', [-2, -0.1]), 'same sign'],
    ['at least -d', cell('undecided', [0.1, 2]), 'another'],
    ['at least +d', cell('undecided', [-0.1, 2]), 'unknown'],
    ['no effect', cell('undecided', [0.1, 2]), 'unknown'],
    ['undecided', cell('at least +d'), 'unknown'],
  ])('%s beside %o', (answer, beside, echo) => expect(echoOf(verdict(answer), beside)).toBe(echo))
})

describe('whether a verdict survives', () => {
  const strong = (answer: Verdict['answer'], interval?: readonly [number, number]): MatrixCell =>
    cell(answer, interval, { stronger: ['zulu'] })
  const plus = verdict('at least +d')

  test('stronger players alone have a say, where there are any; other rulings never', () => {
    const cells = [cell('no effect'), strong('at least +d'), cell('no effect', [-1, 1], { rulings: { a: 'no' } })]
    expect(survivalOf(plus, cells)).toMatchObject({ players: 'stronger', answer: 'same verdict' })
    expect(survivalOf(plus, [cell('no effect'), cell('at least +d')])).toEqual({
      players: 'other',
      answer: 'another',
      cells: { 'same verdict': 1, 'same sign': 0, another: 1, unknown: 0 },
    })
  })

  test('the worst that is known counts, then what is not known', () => {
    const worse: readonly (readonly [Echo, MatrixCell])[] = [
      ['same verdict', strong('at least +d')],
      ['same sign', strong('undecided', [0.1, 2])],
      ['unknown', strong('undecided', [-1, 2])],
      ['another', strong('no effect')],
    ]
    worse.forEach(([answer], i) => {
      const cells = worse.slice(0, i + 1).map(([, each]) => each)
      expect(survivalOf(plus, cells).answer).toBe(answer)
    })
    expect(survivalOf(plus, []).answer).toBe('unknown')
  })
})
