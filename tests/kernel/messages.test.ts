import { expect, it } from 'vitest'
import { messages } from '../../src/kernel/messages.ts'

const say = messages('test', {
  'two-words': { severity: 'error', says: '"{a}" is not {b}', explain: 'e', bad: 'b', good: 'g' },
})

it('makes a diagnostic from its table', () => {
  const at = { file: 'f.yaml', start: 1, end: 2 }
  expect(say('two-words', { a: 'x', b: 3 }, at, { hints: ['do that'] })).toEqual({
    code: 'test/two-words',
    severity: 'error',
    message: '"x" is not 3',
    at,
    hints: ['do that'],
  })
})

it('leaves absent parts out and lets a caller soften it', () => {
  expect(say('two-words', { a: '{b}', b: 0 }, undefined, { severity: 'note' })).toEqual({
    code: 'test/two-words',
    severity: 'note',
    message: '"{b}" is not 0',
  })
})
