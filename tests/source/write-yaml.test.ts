import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../src/schema/values/texts.ts'
import { Plain } from '../../src/source/located-document.ts'
import { parseYaml } from '../../src/source/parse-yaml.ts'
import { writeYaml } from '../../src/source/write-yaml.ts'

const PIECES = [
  ...'ab #:-?,[]{}*&!|>\'"%@`\\\n\t~=<01.e+_é',
  ': ',
  ' #',
  '- ',
  '---',
  'no',
  'null',
  'true',
  '\u2028',
  '\u0085',
  '😀',
]
const nasty = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))

describe('writeYaml', () => {
  it('writes what people write', () => {
    const data = {
      kind: 'deck',
      fields: { 'cost?': 'number' },
      cards: [{ title: 'no', cost: 4, hex: '0101', text: 'a\nb: c', icon: '#fff' }],
    }
    expect(writeYaml(data, 'From a table.\nBy hand.', ['fields'])).toBe(`# From a table.
# By hand.

kind: deck
fields: { cost?: number }
cards:
  - title: no
    cost: 4
    hex: "0101"
    text: |-
      a
      b: c
    icon: "#fff"
`)
  })

  it.each(['  \n', '\n', ' \n \n', '\t\n', ' '])('keeps %j, which is nothing but blanks', (text) => {
    const { value } = parseYaml('t.yaml', writeYaml({ text, more: 'behind' }, 'c'))
    expect(value?.value).toEqual({ text, more: new Plain('behind', 'behind') })
  })

  it('is read back as it was, word for word', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { value, diagnostics } = parseYaml(
          't.yaml',
          writeYaml({ kind: 'deck', cards: [{ text, more: 'behind' }] }, 'c'),
        )
        expect(diagnostics).toEqual([])
        const { cards } = value!.value as { cards: { text: unknown; more: unknown }[] }
        expect(cards.map((card) => [textOf(card.text), textOf(card.more)])).toEqual([[text, 'behind']])
      }),
      { numRuns: 2000 },
    )
  })
})
