import { expect, it } from 'vitest'
import { columnJson, importText } from '../../src/report/import-text.ts'
import { imported } from '../support/imported.ts'

it('says what a table became, and each column with its reason', () => {
  const { intake, manner = '', sources } = imported('Name;Copies;Notes;Weight\nOrc;2;;1,5\nElf;1;;\n')
  expect(importText('t.csv', manner, 'deck', intake!))
    .toBe(`t.csv (UTF-8, cells parted by ;): 2 rows, deck "deck" of 3 cards
  Name    -> title                         by its header
  Copies  -> count                         by its header
  Notes   -> (left out)                    no row has a value
  Weight  -> weight      number, optional  all values are numbers, with a decimal comma
`)
  expect(intake!.columns.slice(2).map((use) => columnJson(use, sources))).toEqual([
    { header: 'Notes', place: 't.csv:1:13', target: null, type: null, why: 'no row has a value' },
    {
      header: 'Weight',
      place: 't.csv:1:19',
      target: 'weight',
      type: 'number',
      optional: true,
      why: 'all values are numbers, with a decimal comma',
    },
  ])
})
