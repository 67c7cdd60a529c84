import { describe, expect, it } from 'vitest'
import { buildCase, deckFile } from '../support/case-game.ts'

const DECK = `kind: deck
id: deck
cards:
  - { title: Three, count: 3 }
  - title: Blank
    count:
  - { title: None, count: 0 }
  - { title: Two, count: 2 }
`

it('a blank count is one card, and 0 prints none', async () => {
  const built = await buildCase({ 'deck.yaml': DECK })
  expect(built.files.map(({ pieces }) => pieces)).toEqual([6])
  expect(built.verified.pieces).toBe(6)
})

it('one of each prints each card once, those of count 0 left out', async () => {
  const built = await buildCase({ 'deck.yaml': DECK }, { oneOfEach: true })
  expect(built.files.map(({ pieces }) => pieces)).toEqual([3])
})

describe('a count that is none', () => {
  it.each(['x4', '1.5', '-1', '1162167'])('%s is refused at its place', async (written) => {
    const built = await buildCase({ 'deck.yaml': deckFile(['{ title: Good }', `{ title: Bad, count: ${written} }`]) })
    expect(built.files).toEqual([])
    const errors = built.diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(1)
    expect(built.said.join('\n')).toMatch(new RegExp(`deck\\.yaml:5:26 .*${written.replace('.', '\\.')}`))
  })
})
