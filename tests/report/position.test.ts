import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionOf } from '../../src/report/position.ts'

describe('positionOf', () => {
  it.each([
    ['ab\ncd', 0, 1, 1],
    ['ab\ncd', 2, 1, 3],
    ['ab\ncd', 3, 2, 1],
    ['ab\r\ncd', 4, 2, 1],
    ['ab\r\ncd', 3, 1, 4],
    ['ab\rcd', 3, 2, 1],
    ['😀x', 2, 1, 3],
    ['ab', 99, 1, 3],
    ['', 0, 1, 1],
    ['\ufeffab\ncd', 0, 1, 1],
    ['\ufeffab\ncd', 1, 1, 1],
    ['\ufeffab\ncd', 3, 1, 3],
    ['\ufeffab\ncd', 4, 2, 1],
  ])('%j at %i is %i:%i', (text, offset, line, column) => expect(positionOf(text, offset)).toEqual({ line, column }))

  it('agrees with splitting the text into lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', '😀', '\t', '\n'), { maxLength: 30 }),
        fc.nat(40),
        (pieces, at) => {
          const text = pieces.join('')
          const offset = Math.min(at, text.length)
          const { line, column } = positionOf(text, offset)
          const lines = text.split('\n')
          const before = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0)
          expect(before + column - 1).toBe(offset)
          expect(column - 1).toBeLessThanOrEqual(lines[line - 1]?.length ?? -1)
        },
      ),
    )
  })
})
