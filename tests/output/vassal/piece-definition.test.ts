import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pieceDefinition } from '../../../src/output/vassal/piece-definition.ts'
import { readPiece } from './read-sequence.ts'

const text = fc.string({ unit: fc.constantFrom('a', '/', ';', ',', '\t', '\\', "'", ' '), maxLength: 8 })
const trait = fc.record({ type: text.map((name) => `mark;${name}`), state: text })

describe('the definition of a piece', () => {
  it('nests each trait round all further ones, types and states alike', () => {
    const traits = [
      { type: 'prototype;A', state: '' },
      { type: 'mark;Side', state: 'British' },
    ]
    expect(pieceDefinition({ traits, image: 'a.png', name: 'De Salles / I', slot: 7 })).toBe(
      '+/null/prototype;A\tmark;Side\\\tpiece;;;a.png;De Salles \\/ I/\tBritish\\\tnull;0;0;7;0',
    )
  })

  it('is read back as the same traits, names and pictures', () => {
    fc.assert(
      fc.property(fc.array(trait, { maxLength: 5 }), text, text, fc.nat(9999), (traits, image, name, slot) => {
        const read = readPiece(pieceDefinition({ traits, image, name, slot }))
        expect(read).toEqual({
          traits,
          piece: ['', '', image, name],
          state: ['null', '0', '0', String(slot), '0'],
        })
      }),
    )
  })
})
