import { expect, it } from 'vitest'
import { percent } from '../../src/components/percent.ts'

it.each([
  [0n, 7n, '0%'],
  [7n, 7n, '100%'],
  [1n, 1000n, '<1%'],
  [4999n, 1_000_000n, '<1%'],
  [1n, 200n, '1%'],
  [999n, 1000n, '>99%'],
  [45962n, 105417n, '44%'],
  [542857n, 1054170n, '51%'],
  [1n, 8n, '13%'],
])('writes %i/%i as %s', (numerator, denominator, text) => {
  expect(percent({ numerator, denominator })).toBe(text)
})
