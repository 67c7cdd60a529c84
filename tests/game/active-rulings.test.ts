import { describe, expect, it } from 'vitest'
import { activeRulings } from '../../src/game/active-rulings.ts'
import { wordingFor } from '../../src/game/wording-for.ts'
import { loadFine } from './load.ts'

const game = loadFine({
  'deck.yaml': 'kind: deck\nid: orcs\ncards:\n  - title: Orc\n    text: { ruling: rally, "yes": All., "no": Hand. }\n',
  'rulings.yaml': `kind: rulings
rulings:
  - { id: rally, question: Q?, options: [{ value: "yes", means: A }, { value: "no", means: B }], source: S }
  - { id: troops, question: Q?, default: "200", options: [{ value: "100", means: A }, { value: "200", means: B }], source: S }
  - { id: size, question: Q?, decision: As listed., source: S }
`,
  'scenario.yaml': 'kind: scenario\nid: long\ntitle: Long\nrulings: { rally: no }\n',
})
const [scenario] = game.scenarios

describe('activeRulings', () => {
  it('are the first options, or the defaults', () => {
    expect(activeRulings(game, undefined)).toEqual({
      value: new Map([
        ['rally', 'yes'],
        ['troops', '200'],
      ]),
      diagnostics: [],
    })
  })

  it('are set by the scenario, and over it by the command line', () => {
    expect(activeRulings(game, scenario).value?.get('rally')).toBe('no')
    expect(activeRulings(game, scenario, new Map([['rally', 'yes']])).value?.get('rally')).toBe('yes')
  })

  it('must exist, and have the option', () => {
    const wrong = new Map([
      ['raly', 'no'],
      ['troops', '300'],
      ['size', '54'],
    ])
    const { value, diagnostics } = activeRulings(game, scenario, wrong)
    expect(diagnostics.map((d) => [d.code, d.at])).toEqual([
      ['game/unknown-ruling', undefined],
      ['game/wrong-option', undefined],
      ['game/no-options', undefined],
    ])
    expect(value?.get('troops')).toBe('200')
  })
})

describe('wordingFor', () => {
  const text = game.decks[0]?.cards[0]?.fields['text']

  it('is the version of the option in force', () => {
    if (typeof text !== 'object') throw new Error('the card has lost its wording')
    expect(wordingFor(text, new Map([['rally', 'no']]))).toBe('Hand.')
    expect(wordingFor(text, new Map([['rally', 'yes']]))).toBe('All.')
    expect(wordingFor(text, new Map())).toBe('All.')
    expect(wordingFor(text, new Map([['rally', 'toString']]))).toBe('All.')
    expect(wordingFor('Same always.', new Map([['rally', 'no']]))).toBe('Same always.')
  })
})
