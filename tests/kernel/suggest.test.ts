import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { didYouMean, editDistance, nearest } from '../../src/kernel/suggest.ts'

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['titel', 'title', 1],
    ['infanty', 'infantry', 1],
    ['kitten', 'sitting', 3],
    ['abc', '', 3],
  ])('%s to %s is %i', (a, b, d) => {
    expect(editDistance(a, b)).toBe(d)
  })

  it('is symmetric, zero only for equal words, and at most the longer length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const d = editDistance(a, b)
        expect(editDistance(b, a)).toBe(d)
        expect(d === 0).toBe(a === b)
        expect(d).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})

describe('suggestions', () => {
  it('finds the near name and ignores far ones', () => {
    expect(nearest('titel', ['id', 'title', 'count'])).toBe('title')
    expect(nearest('Knight.png', ['knight.PNG', 'none.png'])).toBe('knight.PNG')
    expect(nearest('zebra', ['id', 'title'])).toBeUndefined()
    // Any letter is one away from any other, which says nothing.
    expect(nearest('d', ['a', 'b', 'ab'])).toBeUndefined()
    expect(nearest('d', ['a', 'D'])).toBe('D')
    expect(nearest('s7', ['n1', 's1'])).toBe('s1')
  })

  it('lists what is known when nothing is near', () => {
    expect(didYouMean('titel', ['title'])).toEqual(['did you mean "title"?'])
    expect(didYouMean('zebra', ['id', 'title'])).toEqual(['known: id, title'])
    expect(
      didYouMean(
        'zebra',
        Array.from({ length: 30 }, (_, i) => `name-${i}`),
      )[0],
    ).toMatch(/and 6 more$/)
    expect(didYouMean('zebra', [])).toEqual([])
  })
})
