import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameValue } from '../../src/preview/same-value.ts'
import { Plain } from '../../src/source/located-document.ts'

const place = (line: number) => ({ document: { file: 'a.yaml', text: `${line}` }, path: ['cards', line] })

describe('sameValue', () => {
  it('finds every copy the same', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, structuredClone(value))))
  })

  it('agrees with the text of data', () => {
    // Small values, so that equal pairs come up too. Fields in alphabetical order, for JSON keeps the order.
    const small = fc.oneof(
      fc.constantFrom(0, 1, 'a', null, true),
      fc.array(fc.constantFrom(0, 'a', null), { maxLength: 2 }),
      fc.record(
        { a: fc.constantFrom(0, 'x'), b: fc.constantFrom(1, null) },
        { requiredKeys: [], noNullPrototype: true },
      ),
    )
    fc.assert(
      fc.property(small, small, (a, b) => {
        const text = (value: unknown): string =>
          JSON.stringify(value, (_, inner: unknown) =>
            typeof inner === 'object' && inner !== null && !Array.isArray(inner)
              ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
              : inner,
          )
        expect(sameValue(a, b)).toBe(text(a) === text(b))
      }),
    )
  })

  it('passes over where something stands, but not over what it is', () => {
    expect(sameValue({ id: 'knight', place: place(3) }, { id: 'knight', place: place(9) })).toBe(true)
    expect(sameValue({ id: 'knight', place: place(3) }, { id: 'page', place: place(3) })).toBe(false)
    expect(sameValue({ at: place(3) }, { at: 'somewhere' })).toBe(false)
  })

  it('tells apart what is absent and what is undefined, a list and a table, and kinds of objects', () => {
    expect(sameValue({ a: undefined }, {})).toBe(false)
    expect(sameValue({ a: undefined }, { b: undefined })).toBe(false)
    expect(sameValue([], {})).toBe(false)
    expect(sameValue(new Plain('1', 1), { written: '1', value: 1 })).toBe(false)
    expect(sameValue(new Plain('1', 1), new Plain('1', 1))).toBe(true)
    expect(sameValue(new Plain('01', 1), new Plain('1', 1))).toBe(false)
  })

  it('looks into maps and sets', () => {
    expect(sameValue(new Map([['a', [1]]]), new Map([['a', [1]]]))).toBe(true)
    expect(sameValue(new Map([['a', [1]]]), new Map([['a', [2]]]))).toBe(false)
    expect(sameValue(new Set(['a']), new Set(['a', 'b']))).toBe(false)
  })
})
