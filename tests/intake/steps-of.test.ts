import { expect, it } from 'vitest'
import { stepsOf } from '../../src/intake/steps-of.ts'

it.each([
  ['8/7, 6/5', ['8/7', '6/5']],
  ['8/7;6/5', ['8/7', '6/5']],
  [' 4 ', ['4']],
  ['12/6', ['12/6']],
  ['4-6', undefined],
  ['0', undefined],
  ['100', undefined],
  ['', undefined],
])('stepsOf(%j)', (text, steps) => {
  expect(stepsOf(text)).toEqual(steps)
})
