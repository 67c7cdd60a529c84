import { expect, it } from 'vitest'
import { hasErrors } from '../../src/kernel/diagnostic.ts'

it('counts only errors as errors', () => {
  expect(hasErrors([])).toBe(false)
  expect(hasErrors([{ code: 'a/b', severity: 'warning', message: '' }])).toBe(false)
  expect(
    hasErrors([
      { code: 'a/b', severity: 'note', message: '' },
      { code: 'a/b', severity: 'error', message: '' },
    ]),
  ).toBe(true)
})
