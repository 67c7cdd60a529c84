import { describe, expect, it } from 'vitest'
import { COPY, flip, marks, mask, REMOVE, sendToPile, usePrototype } from '../../../src/output/vassal/traits.ts'
import { readSequence } from './read-sequence.ts'

const fields = ({ type }: { type: string }): string[] => readSequence(type, ';')

describe('traits', () => {
  it('turn over with Ctrl-F, show their first face, and name what is under a name', () => {
    const trait = flip(['a.png', 'a-back.png'], ['', '+ (7)'])
    const read = fields(trait)
    // The order of fields of a layer: three commands with modifiers and keys, reset, offsets, pictures, names ...
    expect(read[0]).toBe('emb2')
    expect(read[4]).toBe('Flip')
    expect(readSequence(read[16] ?? '', ',')).toEqual(['a.png', 'a-back.png'])
    expect(readSequence(read[17] ?? '', ',')).toEqual(['', '+ (7)'])
    // ... whether the last is followed by the first, version of the fields, always shown, and the key of the next face.
    expect(read[18]).toBe('true')
    expect(read.slice(25, 27)).toEqual(['1', 'true'])
    expect(read[28]).toBe('70,130')
    expect(trait.state).toBe('1')
  })

  it('lie face down under a picture, unmasked at the start', () => {
    const trait = mask('back.png', 'Zulu; card')
    expect(fields(trait).slice(0, 7)).toEqual(['obs', '70,130', 'back.png', 'Flip', 'I', 'Zulu; card', 'player:'])
    expect(trait.state).toBe('null;')
  })

  it('have properties, go to piles, are copied and removed, and take over from prototypes of any name', () => {
    expect(marks({ Side: 'A, B', Unit: 'C' })).toEqual({ type: 'mark;Side,Unit', state: 'A\\, B,C' })
    expect(fields(sendToPile('Zulu: discards')).slice(0, 4)).toEqual(['return', 'Discard', '88,130', 'Zulu: discards'])
    expect([fields(COPY), fields(REMOVE)]).toEqual([
      ['clone', 'Clone', '67,130'],
      ['delete', 'Delete', '68,130'],
    ])
    expect(fields(usePrototype('Side: A; B'))).toEqual(['prototype', 'Side: A; B'])
  })
})
