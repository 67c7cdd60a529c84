import { expect, it } from 'vitest'
import type { Diagnostic } from '../../src/kernel/diagnostic.ts'
import { withoutRepeats } from '../../src/kernel/without-repeats.ts'

const say = (message: string, start?: number): Diagnostic => ({
  code: 'a/b',
  severity: 'error',
  message,
  ...(start !== undefined && { at: { file: 'a.yaml', start, end: start + 1 } }),
})

it('keeps what says something else, or of another place', () => {
  const [here, there, other, anywhere] = [say('x', 1), say('x', 2), say('y', 1), say('x')]
  expect(withoutRepeats([here, there, here, other, anywhere, other, anywhere])).toEqual([here, there, other, anywhere])
})
