import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sequence } from '../../../src/output/vassal/sequence.ts'
import { readSequence } from './read-sequence.ts'

/** Texts full of what has a meaning. */
const text = fc.string({ unit: fc.constantFrom('a', '/', ';', ',', '\t', '\\', "'", ' ', 'é'), maxLength: 8 })
const delimiter = fc.constantFrom('/', ';', ',', '\t', '+')

describe('a sequence', () => {
  it('escapes what parts its texts, as the example of the manual has it', () => {
    expect(sequence(['A', sequence(['B', 'C'], ',')], ',')).toBe('A,B\\,C')
    expect(sequence(['', 'a;b', ''], ';')).toBe(';a\\;b;')
    expect(sequence(['ends in \\', "'quoted'"], ';')).toBe("'ends in \\';''quoted''")
  })

  it('is read back as the same texts, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), delimiter, (texts, d) => {
        expect(readSequence(sequence(texts, d), d)).toEqual(texts)
      }),
    )
  })

  it('may hold sequences of other delimiters, and of its own', () => {
    const list = fc.array(text, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 3 }), delimiter, delimiter, (lists, outer, inner) => {
        const written = sequence(
          lists.map((texts) => sequence(texts, inner)),
          outer,
        )
        expect(readSequence(written, outer).map((one) => readSequence(one, inner))).toEqual(lists)
      }),
    )
  })
})
