import { expect, test } from 'vitest'
import { tableTrend } from '../../../src/check/data/table-trend.ts'
import type { RowsTable } from '../../../src/game/tables.ts'
import type { Wording } from '../../../src/game/wording.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { unbalancedGame } from '../../support/unbalanced-game.ts'
import { pathOf, place } from '../../support/place.ts'

const ASKED: Wording = { ruling: 'slip', byOption: { fifteen: '15', five: '5' } }

/** What the check says of a column of a die: the cells that it marks. */
function marked(...cells: readonly Wording[]): (string | undefined)[] {
  const table: RowsTable = {
    kind: 'rows',
    id: 't',
    title: 'T',
    dice: { count: 1, sides: cells.length },
    columns: [{ id: 'kills', title: 'Kills' }],
    rows: cells.map((kills, i) => ({ on: { from: i + 1, to: i + 1 }, cells: { kills }, place: place('rows', i) })),
    place: place(),
  }
  const found = tableTrend.run(emptyGame({ tables: [table] }), { rulings: new Map() })
  return found.map(({ at }) => pathOf(at))
}

test.each<[string, Wording[], (string | undefined)[]]>([
  ['a number that drops once', ['0', '5', '10', '5', '20', '30'], ['rows.3.cells.kills']],
  ['a number that is too high once', ['0', '5', '60', '10', '20', '30'], ['rows.2.cells.kills']],
  ['a number that grows once', ['30', '20', '10', '15', '5', '0'], ['rows.3.cells.kills']],
  ['signs', ['−3', '−2', '−1', '−2', '+1', '+2'], ['rows.3.cells.kills']],
  ['the last number', ['0', '5', '10', '15', '20', '0'], ['rows.5.cells.kills']],
  ['numbers that rise, some alike', ['0', '0', '5', '10', '10', '20'], []],
  ['numbers that fall', ['30', '20', '15', '10', '5', '0'], []],
  ['a cell that a ruling decides', ['0', '5', '10', ASKED, '20', '30'], []],
  ['numbers in no order', ['0', '10', '5', '20', '15', '30'], []],
  ['too few to show a trend', ['0', '0', '5', '0', '5', '5'], []],
  ['words', ['miss', '5', '10', '5', '20', '30'], []],
])('%s', (_what, cells, wanted) => {
  expect(marked(...cells)).toEqual(wanted)
})

test('the slip of the printed artillery table is found where no ruling stands for it', () => {
  const cell = '{ ruling: gun-roll4, "15": 15, "5": 5, printed: 5 }'
  const context = { rulings: new Map<string, string>() }
  expect(tableTrend.run(unbalancedGame().game, context)).toEqual([])
  const { game } = unbalancedGame(['tables.yaml', cell, '5'])
  expect(tableTrend.run(game, context).map(({ message }) => message)).toEqual([
    'the column "British crew" of the table "Artillery" goes 10, 5, 20: it rises everywhere but here',
  ])
})
