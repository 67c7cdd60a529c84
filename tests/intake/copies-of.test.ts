import { describe, expect, it } from 'vitest'
import { areCopies, copiesOf } from '../../src/intake/copies-of.ts'

describe('copiesOf', () => {
  it.each([
    ['3', 3, false],
    [' 0 ', 0, false],
    ['x4', 4, true],
    ['4x', 4, true],
    ['4 ×', 4, true],
    ['X 12', 12, true],
    ['3.0', 3, false],
    ['3,0', 3, false],
    ['5000', 5000, false],
  ])('%j is %d', (text, count, signed) => {
    expect(copiesOf(text, 5000)).toEqual({ count, signed })
  })

  it.each(['', 'x', '2.5', '-1', '1e3', '5001', '1162167', 'x4x', 'four', '２'])('%j is none', (text) => {
    expect(copiesOf(text, 5000)).toBeUndefined()
  })
})

describe('areCopies', () => {
  it.each([
    [['3', '1', '2'], true],
    [['1', '1'], true],
    [['2'], true],
    [['1', '2', '3'], false],
    [['101', '102', '101'], false],
    [['3', 'a', '3'], false],
  ])('%j: %s', (values, expected) => {
    expect(areCopies(values)).toBe(expected)
  })
})
