import { describe, expect, it } from 'vitest'
import { findControlCharacter } from '../../src/source/control-characters.ts'

describe('findControlCharacter', () => {
  it.each([
    ['a\u0007b', 1, 'U+0007'],
    ['\u0000', 0, 'U+0000'],
    ['del \u007f', 4, 'U+007F'],
    ['c1 \u009b', 3, 'U+009B'],
    ['half \ud83d end', 5, 'U+D83D'],
    ['\udc00', 0, 'U+DC00'],
    ['\uffff', 0, 'U+FFFF'],
  ])('finds the one in %j', (text, index, code) => expect(findControlCharacter(text)).toEqual({ index, code }))

  it.each(['plain', 'tab\there', 'two\r\nlines', 'Štěpán 😀 \u0085'])('finds none in %j', (text) =>
    expect(findControlCharacter(text)).toBeUndefined(),
  )
})
