import { expect, test } from 'vitest'
import { parsePolicy, policyName, type PolicyName } from '../../src/rules/policy-name.ts'

test.each<[string, PolicyName]>([
  ['keep', { id: 'keep' }],
  ['hold:60', { id: 'hold', number: 60 }],
  ['hold:2.5', { id: 'hold', number: 2.5 }],
  ['keep/no-blood', { id: 'keep', without: 'no-blood' }],
  ['hold:60/no-blood', { id: 'hold', number: 60, without: 'no-blood' }],
])('%s is read, and written again', (written, name) => {
  expect(parsePolicy(written)).toEqual(name)
  expect(policyName(name)).toBe(written)
})

test('blanks round the parts do not count; a word is no number, and nothing is no restriction', () => {
  expect(parsePolicy(' hold : 60 / no-blood ')).toEqual({ id: 'hold', number: 60, without: 'no-blood' })
  expect(parsePolicy('hold:many')).toEqual({ id: 'hold', number: NaN })
  expect(parsePolicy('keep/')).toEqual({ id: 'keep', without: '' })
})
