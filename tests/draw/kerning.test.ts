import { describe, expect, it } from 'vitest'
import { kernOf } from '../../src/draw/kerning.ts'

/** Bits of a value: a shift, an advance. */
const [SHIFT, ADVANCE] = [1, 4]

/** A table of numbers of two bytes, negative ones too; its parts stand at these words. */
function lookup(words: readonly number[], ...parts: number[]) {
  const view = new DataView(new ArrayBuffer(2 * words.length))
  words.forEach((word, i) => view.setInt16(2 * i, word))
  return (first: number, second: number) => kernOf(view, [{ type: 2, parts: parts.map((at) => 2 * at) }], first, second)
}
/** The set of one glyph. */
const setOf = (glyph: number): number[] => [1, 1, glyph]

describe('pairs by glyph', () => {
  // Glyph 7, with 8 and with 9: a set behind six words, the pairs behind its three.
  const pairs = (first: number, second: number, ...values: number[]): number[] => [
    ...[1, 12, first, second, 1, 18],
    ...setOf(7),
    ...[2, ...values],
  ]
  it('are kerned by the advance of the first', () => {
    const kern = lookup(pairs(ADVANCE, 0, 8, -40, 9, 15), 0)
    expect([kern(7, 8), kern(7, 9), kern(7, 10), kern(8, 7)]).toEqual([-40, 15, 0, 0])
  })
  it('are left to others where anything else moves', () => {
    const kern = lookup(pairs(SHIFT | ADVANCE, ADVANCE, 8, 0, -40, 0, 9, 3, -40, 0), 0)
    expect([kern(7, 8), kern(7, 9)]).toEqual([-40, undefined])
    expect(lookup(pairs(ADVANCE, ADVANCE, 8, -40, -1, 9, -40, 0), 0)(7, 8)).toBeUndefined()
  })
})

describe('pairs by class', () => {
  // Two classes of first glyphs (8 is of class 1), two of second ones (9 is of class 1), and a value for each pair of classes.
  const words = [
    ...[2, 24, ADVANCE, 0, 36, 44, 2, 2],
    ...[1, 2, 3, 4],
    ...[1, 2, 7, 8, 0, 0],
    ...[1, 8, 1, 1],
    ...[1, 9, 1, 1],
  ]
  const kern = lookup(words, 0)
  it('are kerned by what stands for their classes', () => {
    expect([kern(7, 5), kern(7, 9), kern(8, 5), kern(8, 9)]).toEqual([1, 2, 3, 4])
  })
  it('are none where the first glyph is not of the set', () => {
    expect(kern(6, 9)).toBe(0)
  })
})

it('the first part that knows a pair decides', () => {
  const part = (kern: number): number[] => [1, 12, ADVANCE, 0, 1, 18, ...setOf(7), 1, 8, kern]
  expect(lookup([...part(-5), ...part(-9)], 0, 12)(7, 8)).toBe(-5)
})
