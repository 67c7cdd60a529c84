import { expect, it } from 'vitest'
import { rateRow } from '../../src/report/rate-row.ts'

it('rounds a rate to what its interval supports', () => {
  const rate = { value: 0.18923, low: 0.18511, high: 0.19347 }
  expect(rateRow('before', rate, 'base').text).toBe('18.9 % (18.5 to 19.3 %)')
  expect(rateRow('before', { ...rate, low: 0.15 }, 'base').text).toBe('19 % (15 to 19 %)')
})
