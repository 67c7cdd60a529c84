import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readValue, skipBlanks } from '../../../src/output/pdf/pdf-lexer.ts'
import type { PdfValue } from '../../../src/output/pdf/pdf-value.ts'

const read = (text: string): PdfValue => readValue({ text, at: 0 })
const name = (value: string): PdfValue => ({ kind: 'name', name: value })
const text = (bytes: string): PdfValue => ({ kind: 'text', bytes })

describe('readValue', () => {
  it.each<[string, PdfValue]>([
    ['12', 12],
    ['-0.5', -0.5],
    ['.25', 0.25],
    ['+3.', 3],
    ['% remark\n 7', 7],
    ['true', true],
    ['null', null],
    ['/Name', name('Name')],
    ['/A#20B', name('A B')],
    ['/', name('')],
    ['(plain)', text('plain')],
    ['(a (nested) b)', text('a (nested) b')],
    ['(\\(\\)\\\\\\n\\101\\7z)', text('()\\\nA\x07z')],
    ['(two\\\nlines)', text('twolines')],
    ['()', text('')],
    ['<48 65 6C6c 6>', text('Hell`')],
    ['12 0 R', { kind: 'link', object: 12 }],
    ['[1 2 0 R /A [()]]', [1, { kind: 'link', object: 2 }, name('A'), [text('')]]],
    ['cm', { kind: 'operator', word: 'cm' }],
    ['f*', { kind: 'operator', word: 'f*' }],
  ])('%s', (written, value) => expect(read(written)).toEqual(value))

  it('reads dictionaries', () => {
    const value = read('<</A 1/B<</C(x)>>/D[1 2]>>')
    expect(value).toEqual({
      kind: 'dictionary',
      entries: new Map<string, PdfValue>([
        ['A', 1],
        ['B', { kind: 'dictionary', entries: new Map([['C', text('x')]]) }],
        ['D', [1, 2]],
      ]),
    })
  })

  it('tells a link from numbers before an operator', () => {
    const lexer = { text: '0 0 RG', at: 0 }
    expect([readValue(lexer), readValue(lexer), readValue(lexer)]).toEqual([0, 0, { kind: 'operator', word: 'RG' }])
    expect(skipBlanks(lexer)).toBe(false)
  })

  it.each(['<</A 1', '[1 2', '(open', '<</A', '<<1 2>>', ')', '}', '+', '.', '-.'])('refuses %s', (written) => {
    expect(() => read(written)).toThrow()
  })

  it('ends on any text, with a value or an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>[](){}/%\\ 0189.-aRf\n') }), (written) => {
        const lexer = { text: written, at: 0 }
        try {
          while (skipBlanks(lexer)) {
            const before = lexer.at
            readValue(lexer)
            expect(lexer.at).toBeGreaterThan(before)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }),
    )
  })
})
