import { describe, expect, it } from 'vitest'
import { reconstructedNote } from '../../../src/components/table/reconstructed-note.ts'
import { rowColumns } from '../../../src/components/table/row-columns.ts'
import type { RowsTable } from '../../../src/game/tables.ts'
import { place } from '../../support/place.ts'

const reconstructed = { kind: 'reconstructed', text: 'lost' } as const
const melee: RowsTable = {
  kind: 'rows',
  id: 'melee',
  title: 'Melee',
  columns: [
    { id: 'who', title: 'Who' },
    { id: 'need', title: 'Kills on', roll: { count: 2, sides: 6 } },
  ],
  rows: [
    { cells: { who: 'soldier', need: '7' }, place: place('rows', 0) },
    {
      cells: { who: 'chief', need: { ruling: 'need', byOption: { low: '9', high: '12' } } },
      source: reconstructed,
      place: place('rows', 1),
    },
    { cells: { who: 'cook', need: 'never' }, place: place('rows', 2) },
    { cells: { who: 'dog' }, place: place('rows', 3) },
  ],
  place: place('tables', 0),
}
const textsOf = (table: RowsTable, option: string): string[] =>
  rowColumns(table, { rulings: new Map([['need', option]]) }).map(({ texts }) => texts.join(' | '))

describe('a column of numbers to be rolled', () => {
  it('adds the exact chance, by the rulings in force; words and dashes stay as they are', () => {
    // 2d6: 21 of 36 reach 7, 10 reach 9, 1 reaches 12.
    expect(textsOf(melee, 'low')[1]).toBe('7 (58%) | 9 (28%) | never | –')
    expect(textsOf(melee, 'high')[1]).toBe('7 (58%) | 12 (3%) | never | –')
    const [first, ...rest] = melee.rows
    const plus = { ...melee, rows: [{ ...first!, cells: { who: 'soldier', need: '7+' } }, ...rest] }
    expect(textsOf(plus, 'low')[1]).toBe('7+ (58%) | 9 (28%) | never | –')
  })
})

describe('rows that are not in the source', () => {
  it('are marked at their front, and explained', () => {
    expect(textsOf(melee, 'low')[0]).toBe('soldier | chief‡ | cook | dog')
    expect(reconstructedNote(melee)).toMatch(/^‡ reconstructed/)
  })

  it('are marked at the results of dice', () => {
    const rows = melee.rows.slice(0, 2).map((row, i) => ({ ...row, on: { from: 2 + i, to: 2 + i } }))
    expect(textsOf({ ...melee, dice: { count: 2, sides: 6 }, rows }, 'low')[0]).toBe('2 | 3‡')
  })

  it('need no marks where the whole table is reconstructed', () => {
    const table = { ...melee, source: reconstructed }
    expect(textsOf(table, 'low')[0]).toBe('soldier | chief | cook | dog')
    expect(reconstructedNote(table)).toMatch(/^Reconstructed/)
    expect(reconstructedNote({ ...melee, rows: melee.rows.slice(2) })).toBeUndefined()
  })
})
