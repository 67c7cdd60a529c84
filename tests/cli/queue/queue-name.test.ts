import { expect, test } from 'vitest'
import { queueName } from '../../../src/cli/queue/queue-name.ts'

test('every version has a queue of its own, with a name that the library takes', () => {
  expect(queueName('0.1.0')).not.toBe(queueName('0.1.1'))
  expect(queueName('0.1.0')).not.toContain(':')
})
