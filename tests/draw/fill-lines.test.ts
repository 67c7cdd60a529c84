import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avoidWidows, balanceLines, fillLines, lineWidth } from '../../src/draw/fill-lines.ts'
import type { Word } from '../../src/draw/words.ts'

const word = (ink: number, blank = 1, last = false): Word => ({
  pieces: [],
  width: ink + blank,
  blank,
  hyphen: 0,
  last,
})
const words = (...inks: number[]): Word[] =>
  inks.map((ink, i) => word(ink, i === inks.length - 1 ? 0 : 1, i === inks.length - 1))
const widths = (lines: Word[][]): number[] => lines.map(lineWidth)

test('the blank at the end of a line takes no room', () => {
  expect(widths(fillLines(words(4, 5, 3), 10))).toEqual([10, 3])
})

test('a soft hyphen takes its width only where the line ends at it', () => {
  const soft: Word = { pieces: [], width: 5, blank: 0, hyphen: 2, last: false }
  expect(widths(fillLines([soft, word(4, 0, true)], 9))).toEqual([9])
  expect(widths(fillLines([soft, word(4, 0, true)], 8))).toEqual([7, 4])
})

test('lines end where the author wants it', () => {
  expect(fillLines([word(1, 0, true), word(1, 0, true)], 100)).toHaveLength(2)
})

test('balanced lines use the narrowest measure that keeps their number', () => {
  // Greedy: 4+1+4 | 4; three words of four on two lines of at least 9 mm. Six words of 2: greedy 5 and 1, balanced 3 and 3.
  expect(widths(fillLines(words(2, 2, 2, 2, 2, 2), 14))).toEqual([14, 2])
  expect(widths(balanceLines(words(2, 2, 2, 2, 2, 2), 14))).toEqual([8, 8])
})

test('a last line of one word gets company where there is enough above', () => {
  expect(widths(avoidWidows(fillLines(words(3, 3, 3, 3), 11), 11))).toEqual([7, 7])
  expect(widths(avoidWidows(fillLines(words(5, 5, 5), 11), 11))).toEqual([11, 5])
})

test('no word is lost or moved, and lines keep the measure', () => {
  const inks = fc.array(fc.double({ min: 0.5, max: 20, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(inks, fc.double({ min: 20, max: 60, noNaN: true }), (list, measure) => {
      const all = words(...list)
      const greedy = fillLines(all, measure)
      for (const lines of [greedy, balanceLines(all, measure), avoidWidows(greedy, measure)]) {
        expect(lines.flat()).toEqual(all)
        expect(lines).toHaveLength(greedy.length)
        for (const width of widths(lines)) expect(width).toBeLessThanOrEqual(measure + 1e-5)
      }
    }),
  )
})
