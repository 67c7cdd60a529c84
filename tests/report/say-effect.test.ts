import { expect, it } from 'vitest'
import { sayAnswer, sayEffect, sayVerdict } from '../../src/report/say-effect.ts'

const effect = { side: 'zulu', pairs: 10, points: -1.84, low: -2.99, high: -0.69 }

it('gives points with a digit more than their interval supports', () => {
  expect(sayEffect(effect)).toBe('−1.8 points (−3.0 to −0.7)')
  expect(sayEffect({ ...effect, points: 0.123, low: -0.077, high: 0.323 })).toBe('+0.12 points (−0.08 to +0.32)')
  expect(sayEffect({ ...effect, points: -0.0001, low: -1, high: 1 })).toBe('0.0 points (−1.0 to +1.0)')
})

it.each([
  ['at least -d', 'at least −1 point', 'With the change zulu wins less often'],
  ['at least +d', 'at least +1 point', 'With the change zulu wins more often'],
  ['no effect', 'no effect', 'The change makes no difference of 1 point or more to zulu'],
  ['undecided', 'undecided', 'Whether the change makes a difference of 1 point to zulu is not decided'],
] as const)('puts the verdict "%s" into words', (answer, short, sentence) => {
  expect(sayAnswer({ answer, pairs: 10, d: 1 })).toBe(short)
  expect(sayVerdict(effect, { answer, pairs: 10, d: 1 })).toBe(`${sentence}: −1.8 points (−3.0 to −0.7).`)
})
