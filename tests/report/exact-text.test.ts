import { expect, it } from 'vitest'
import { exactJson, exactPercent, fractionText } from '../../src/report/exact-text.ts'
import { exactChance } from '../../src/rules/helpers/hypergeometric.ts'

it('rounds percent from the fraction, and never to a certainty that is none', () => {
  const percents = [
    [0n, 1n],
    [1n, 1n],
    [1n, 3n],
    [1n, 8n],
    [1n, 10n ** 6n],
    [999_999n, 10n ** 6n],
    [1n, 16n],
  ] as const
  expect(percents.map(([numerator, denominator]) => exactPercent({ numerator, denominator }))).toEqual([
    '0 %',
    '100 %',
    '33.33 %',
    '12.50 %',
    '<0.01 %',
    '>99.99 %',
    '6.25 %',
  ])
})

it('writes numbers that JSON would round as text', () => {
  expect(exactJson(exactChance(2n, 4n))).toEqual({ numerator: 1, denominator: 2, value: 0.5 })
  const long = exactJson(exactChance(1n, 2n ** 60n))
  expect(long).toEqual({ numerator: 1, denominator: '1152921504606846976', value: 2 ** -60 })
})

it('leaves fractions that nobody reads to the JSON', () => {
  expect(fractionText(exactChance(5n, 6n))).toBe('5/6')
  expect(fractionText(exactChance(1n, 3n ** 60n))).toBe('long fraction, see --json')
})
