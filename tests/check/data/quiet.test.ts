import { describe, expect, it } from 'vitest'
import { CHECKS } from '../../../src/check/registry.ts'
import { loadFine } from '../../game/load.ts'

const run = (files: Record<string, string>): string[] => {
  const game = loadFine(files)
  const checks = CHECKS.filter((check) => check.id.startsWith('data/'))
  return checks.flatMap((check) => check.run(game, { rulings: new Map() })).map((d) => d.code)
}

describe('the checks of data', () => {
  it("have nothing to say about a plain deck of one's own", () => {
    expect(run({ 'deck.yaml': 'kind: deck\nid: a\ncards:\n  - { title: Orc, text: Shout. }\n' })).toEqual([])
  })

  it('leave fields, sources and rulings alone that are in use', () => {
    const deck =
      'kind: deck\nid: a\nsource: Rules\nfields: { "text?": text }\ncards:\n  - title: Orc\n    text: { ruling: rally, "yes": A, "no": B }\n'
    const rulings =
      'kind: rulings\nrulings:\n  - { id: rally, question: Q?, options: [{ value: "yes", means: A }, { value: "no", means: B }], source: S }\n'
    expect(run({ 'deck.yaml': deck, 'rulings.yaml': rulings })).toEqual([])
    expect(
      run({ 'deck.yaml': deck.replace('{ ruling: rally, "yes": A, "no": B }', 'Shout.'), 'rulings.yaml': rulings }),
    ).toEqual(['check/unused-ruling'])
  })

  it('ask for sources only where others are named', () => {
    const cards = (source: string): string =>
      `kind: deck\nid: a\ncards:\n  - { title: Orc${source} }\n  - { title: Elf }\n`
    expect(run({ 'deck.yaml': cards('') })).toEqual([])
    expect(run({ 'deck.yaml': cards(', source: Rules') })).toEqual(['check/missing-source'])
  })
})
