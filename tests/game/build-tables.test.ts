import { expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { memoryHost } from '../support/memory-host.ts'

const tables = (dice: string) => `kind: tables
tables:
  - { kind: rows, id: t, title: T, dice: ${dice}, columns: [{ id: r, title: R }], rows: [{ on: 1, cells: { r: x } }] }
`

it.each([
  ['2d6', { count: 2, sides: 6 }],
  ['1d20', { count: 1, sides: 20 }],
  ['d20', { count: 1, sides: 20 }],
  ['1d66', { count: 1, sides: 66 }],
  ['d66', { count: 2, sides: 6, digits: true }],
])('reads the dice %s', (written, dice) => {
  const { value } = loadGame(memoryHost({ '/games/g/tables.yaml': tables(written) }), '/games/g')
  expect(value?.tables[0]?.dice).toEqual(dice)
})
