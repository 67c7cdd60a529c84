import { describe, expect, test } from 'vitest'
import type { MatrixCell } from '../../../src/sim/compare/matrix-cell.ts'
import { echoOf, survivalOf, type Echo } from '../../../src/sim/compare/survival.ts'
import type { Verdict } from '../../../src/sim/compare/verdict.ts'

const verdict = (answer: Verdict['answer']): Verdict => ({ answer, pairs: 1000, d: 1 })

/** Effects that the answers belong to. */
const EFFECTS: Readonly<Record<Verdict['answer'], readonly [number, number]>> = {
  'at least +d': [1, 2],
  'at least -d': [-2, -1],
  'no effect': [-0.5, 0.5],
  undecided: [-1, 1],
}

function cell(answer: Verdict['answer'], [low, high] = EFFECTS[answer], more = {}): MatrixCell {
  const effect = { side: 'zulu', points: (low + high) / 2, low, high, pairs: 1000 }
  return { policies: { zulu: 'literal' }, rulings: {}, stronger: [], effect, verdict: verdict(answer), ...more }
}

describe('what a cell makes of a verdict', () => {
  test.each<[Verdict['answer'], MatrixCell, Echo]>([
    ['at least +d', cell('at least +d'), 'same verdict'],
    ['at least +d', cell('at least -d'), 'another'],
    ['at least +d', cell('no effect'), 'another'],
    ['at least +d', cell('no effect', [0.2, 0.6]), 'same sign'],
    ['no effect', cell('at least +d'), 'another'],
    ['at least +d', cell('undecided', [0.1, 2]), 'same sign'],
    ['at least -d', cell('undecided', [-2, -0.1]), 'same sign'],
    ['at least -d', cell('undecided', [0.1, 2]), 'another'],
    ['at least +d', cell('undecided', [-0.1, 2]), 'unknown'],
    ['no effect', cell('undecided', [0.1, 2]), 'unknown'],
    ['undecided', cell('at least +d'), 'unknown'],
  ])('%s beside %o', (answer, beside, echo) => expect(echoOf(cell(answer), beside)).toBe(echo))

  test('an effect between none and d may get either answer', () => {
    expect(echoOf(cell('no effect', [-0.7, -0.4]), cell('at least -d', [-0.8, -0.5]))).toBe('same sign')
    expect(echoOf(cell('no effect', [-0.7, -0.4]), cell('at least +d', [0.5, 0.8]))).toBe('another')
  })
})

describe('whether a verdict survives', () => {
  const strong = (answer: Verdict['answer'], interval?: readonly [number, number]): MatrixCell =>
    cell(answer, interval, { stronger: ['zulu'] })
  const plus = { ...cell('at least +d'), policies: { zulu: 'keep' } }

  test('stronger players alone have a say, where there are any; other rulings never', () => {
    const cells = [cell('no effect'), strong('at least +d'), cell('no effect', [-0.5, 0.5], { rulings: { a: 'no' } })]
    expect(survivalOf(plus, cells, true)).toMatchObject({ players: 'stronger', answer: 'same verdict' })
    const others = [cell('no effect'), cell('at least +d')]
    expect(survivalOf(plus, others, true).players).toBe('stronger not asked')
    expect(survivalOf(plus, others, false)).toEqual({
      players: 'no stronger',
      answer: 'another',
      cells: { 'same verdict': 1, 'same sign': 0, another: 1, unknown: 0 },
    })
  })

  test('the same players have no say', () => {
    const same = cell('undecided', [-1, 2], { policies: { zulu: 'keep' } })
    expect(survivalOf(plus, [same, cell('at least +d')], false)).toMatchObject({
      answer: 'same verdict',
      cells: { 'same verdict': 1, unknown: 0 },
    })
    expect(survivalOf(plus, [plus], false).answer).toBe('unknown')
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
      expect(survivalOf(plus, cells, true).answer).toBe(answer)
    })
    expect(survivalOf(plus, [], true).answer).toBe('unknown')
  })
})
