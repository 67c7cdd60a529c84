import { expect, it } from 'vitest'
import { buildCase, deckFile } from '../support/case-game.ts'

const LINES = [
  '{ title: Hedge, count: 2 }',
  '{ title: Wall, count: 3 }',
  '{ title: Hedge, count: 1 }',
  '{ title: Hedge, count: 3 }',
  '{ title: "hedge ", count: 1 }',
]

it('copies on several lines count together, and all lines are named', async () => {
  const built = await buildCase({ 'deck.yaml': deckFile(LINES, 'copy-limit: 3') })
  expect(built.files).toEqual([])
  const errors = built.said.filter((line) => line.startsWith('check/copy-limit'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(/^check\/copy-limit deck\.yaml:5:14 7 copies of "Hedge"; the deck allows 3/)
  for (const [line, copies] of [
    [7, 1],
    [8, 3],
    [9, 1],
  ])
    expect(errors[0]).toContain(`${copies} more here: /games/case/deck.yaml:${line}:14`)
  expect(built.said.join('\n')).not.toContain('Wall')
})

it('a deck within its limit is printed whole', async () => {
  const built = await buildCase({ 'deck.yaml': deckFile(LINES.slice(0, 3), 'copy-limit: 3') })
  expect(built.diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
  expect(built.verified.pieces).toBe(6)
})
