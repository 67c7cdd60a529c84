import { describe, expect, it } from 'vitest'
import { findCommaTexts } from '../../src/source/find-comma-texts.ts'

/** What is marked in a text. */
const marked = (text: string): string[] =>
  findCommaTexts('a.yaml', text).map(({ at }) => text.slice(at?.start, at?.end))

describe('findCommaTexts', () => {
  it.each([
    ['- { text: Draw one, then discard }', ['Draw one, then discard']],
    ['- { text: Draw one, then two, then three, count: 2 }', ['Draw one, then two, then three']],
    ['- { text: a, b }\n- { c: d, e: f }\n- { text: g, h, c: d }', ['a, b', 'g, h']],
    ['- { cells: { who: Smith, son, need: 3 }, x: y }', ['Smith, son']],
    ['- { text: "a, b", c: [d, e], f: { g: h, i: j }, }', []],
    ['- { a: [b, c], d: e }', []],
    ['- {\n    a: b,\n    c: d,\n  }', []],
    ['{ a: b, "c": d, e: , f: g }', []],
    ['text: Draw one, then discard', []],
    ['- { a: b, *c : d }', []],
  ])('%j', (text, found) => expect(marked(text)).toEqual(found))
})
