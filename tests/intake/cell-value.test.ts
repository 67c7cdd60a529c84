import { describe, expect, it } from 'vitest'
import { fieldValue, oneLine, withBreaks } from '../../src/intake/cell-value.ts'
import type { Diagnostic } from '../../src/kernel/diagnostic.ts'
import type { FieldTypeName } from '../../src/schema/kinds/deck.ts'

const at = { file: 't', start: 0, end: 0 }

it.each([
  ['a\\nb', 'a\nb'],
  ['a\\\\nb', 'a\\\\nb'],
  ['a\\\\\\nb', 'a\\\\\nb'],
  ['\\*a\\{b\\', '\\*a\\{b\\'],
])('withBreaks(%j) is %j', (typed, text) => {
  expect(withBreaks(typed)).toBe(text)
})

describe('oneLine', () => {
  it.each([
    ['  a b ', 'a b', 0],
    ['a\n\n b', 'a b', 1],
    ['a\\nb', 'a b', 1],
    ['a\n', 'a', 0],
  ])('%j is %j', (text, line, findings) => {
    const found: Diagnostic[] = []
    expect([oneLine({ text, at }, 'a title', found), found.length]).toEqual([line, findings])
  })
})

describe('fieldValue', () => {
  const value = (type: FieldTypeName, text: string, comma = false) =>
    fieldValue({ text, at }, { type, name: 'f', comma }, [])
  it.each([
    ['number', ' 4 ', 4],
    ['number', '007', '007'],
    ['number', 'four', 'four'],
    ['flag', 'TRUE', true],
    ['flag', 'false', false],
    ['flag', 'yes', 'yes'],
    ['text', ' a ', ' a '],
    ['line', ' a ', 'a'],
    ['colour', ' #fff', '#fff'],
  ] as const)('of the type %s, %j is %j', (type, text, expected) => {
    expect(value(type, text)).toBe(expected)
  })

  it('reads a decimal comma where there are such', () => {
    expect([value('number', '1,5', true), value('number', '1,5')]).toEqual([1.5, '1,5'])
  })
})
