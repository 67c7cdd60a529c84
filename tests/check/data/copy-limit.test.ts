import { describe, expect, it } from 'vitest'
import { copyLimit } from '../../../src/check/data/copy-limit.ts'
import { loadFine } from '../../game/load.ts'

const check = (cards: string): unknown[] => {
  const game = loadFine({ 'deck.yaml': `kind: deck\nid: a\ncopy-limit: 3\ncards:\n${cards}` })
  return copyLimit.run(game, { rulings: new Map() }).map((d) => [d.message, d.related?.length])
}

describe('copy-limit', () => {
  it('counts all lines of a title together, however it is written', () => {
    const lines = ['Hedge, count: 2', 'Wall, count: 3', 'Hedge, count: 1', 'Hedge, count: 3', '"hedge ", count: 1']
    expect(check(lines.map((line) => `  - { title: ${line} }\n`).join(''))).toEqual([
      ['7 copies of "Hedge"; the deck allows 3', 3],
    ])
  })

  it('allows the limit itself', () => expect(check('  - { title: Wall, count: 2 }\n  - { title: Wall }\n')).toEqual([]))
})
