import { describe, expect, it } from 'vitest'
import { cardSource, source } from '../../../src/schema/values/source.ts'
import { lineOf } from '../../../src/schema/values/texts.ts'
import { wording } from '../../../src/schema/values/wording.ts'
import { readAs } from '../read-as.ts'

describe('wording', () => {
  it('is a text', () => expect(readAs(wording(), '0101').value).toBe('0101'))

  it('is one text per option of a ruling', () => {
    expect(readAs(wording(), 'ruling: rally\nyes: All.\n"no": 7').value).toEqual({
      ruling: 'rally',
      byOption: { yes: 'All.', no: '7' },
    })
  })

  it('may say what the source prints, which is no option', () => {
    expect(readAs(wording(), 'ruling: four\n"15": 15\n"5": 5\nprinted: 5').value).toEqual({
      ruling: 'four',
      byOption: { '15': '15', '5': '5' },
      printed: '5',
    })
    expect(readAs(wording(), '{ ruling: four, printed: 5 }').found).toEqual([
      'schema/wording-without-options @ { ruling: four, printed: 5 }',
    ])
  })

  it('reports each version that is no text, at its place', () => {
    expect(readAs(wording(), '{ ruling: rally, yes: [a], no: {b} }').found).toEqual([
      'schema/expected-text @ [a]',
      'schema/expected-text @ {b}',
    ])
  })

  it('is of one line where lines are asked for', () => {
    expect(readAs(wording(lineOf), '{ ruling: rally, yes: "a\\nb", no: c }').found).toEqual([
      'schema/several-lines @ "a\\nb"',
    ])
  })

  it('needs a version', () =>
    expect(readAs(wording(), '{ ruling: rally }').found).toEqual([
      'schema/wording-without-options @ { ruling: rally }',
    ]))

  it('without a ruling is a text that lacks its quotes', () => {
    expect(readAs(wording(), '{fire}')).toMatchObject({
      found: ['schema/expected-text @ {fire}'],
      hints: ['write it in quotes: "{fire}"'],
    })
  })
})

describe('source', () => {
  it('as a text means: stated there', () =>
    expect(readAs(source(), 'Rules').value).toEqual({ kind: 'stated', text: 'Rules' }))

  it('of a card may state a count', () => {
    expect(readAs(cardSource(), '{ kind: derived, text: List, count: 3 }').value).toEqual({
      kind: 'derived',
      text: 'List',
      count: 3,
    })
    expect(readAs(source(), '{ kind: derived, text: List, count: 3 }').found).toEqual(['schema/unknown-key @ count'])
  })
})
