import { expect, test } from 'vitest'
import { inOneLine } from '../../src/cli/terminal.ts'

test('a progress line leaves the last column free, and stays whole where the width is not known', () => {
  expect(inOneLine('12,000 pairs', 10)).toBe('12,000 pa')
  expect(inOneLine('12,000 pairs', 13)).toBe('12,000 pairs')
  expect(inOneLine('12,000 pairs', 0)).toBe('12,000 pairs')
})
