import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { diceName, type RowsTable } from '../../game/tables.ts'
import { messages } from '../../kernel/messages.ts'
import { diceResults } from '../../rules/helpers/dice-chance.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'result-without-row': {
    severity: 'error',
    says: 'the table "{table}" has no row for {results}',
    explain: 'The dice of a table can show results for which it says nothing.',
    bad: 'dice: 1d6\nrows: [{ on: 1-2, cells: { result: lost } }, { on: 4-6, cells: { result: safe } }]',
    good: 'dice: 1d6\nrows: [{ on: 1-2, cells: { result: lost } }, { on: 3-6, cells: { result: safe } }]',
  },
  'result-twice': {
    severity: 'error',
    says: 'the table "{table}" has two rows for {result}',
    explain: 'For a result of the dice one row must hold, not two.',
    bad: 'dice: 1d6\nrows: [{ on: 1-3, cells: { result: lost } }, { on: 3-6, cells: { result: safe } }]',
    good: 'dice: 1d6\nrows: [{ on: 1-2, cells: { result: lost } }, { on: 3-6, cells: { result: safe } }]',
  },
  'impossible-row': {
    severity: 'error',
    says: 'no roll of {dice} gives {row}',
    explain: 'The row can never be used: its results are outside what the dice show, or its first is above its last.',
    bad: 'dice: 2d6\nrows: [{ on: 1, cells: { result: lost } }, { on: 2-12, cells: { result: safe } }]',
    good: 'dice: 2d6\nrows: [{ on: 2-12, cells: { result: safe } }]',
  },
  'row-without-result': {
    severity: 'error',
    says: 'the table "{table}" has dice, and this row has no `on`',
    explain: 'In a table with dice every row says for which results it holds.',
    bad: 'dice: 1d6\nrows: [{ cells: { result: lost } }]',
    good: 'dice: 1d6\nrows: [{ on: 1-6, cells: { result: lost } }]',
  },
})

/** Has every result of a table's dice exactly one row? */
export const tableResults: Check = {
  id: 'data/table-results',
  summary: "each result of a table's dice has exactly one row",
  messages: say,
  run: (game) => game.tables.flatMap((table) => (table.kind === 'rows' ? checkTable(table) : [])),
}

function checkTable({ title, dice, rows, place }: RowsTable): Diagnostic[] {
  if (!dice) return []
  const results = [...diceResults(dice).keys()]
  const [least = 0, most = 0] = [results[0], results.at(-1)]
  const found: Diagnostic[] = []
  const taken = new Set<number>()
  for (const { on, place: row } of rows) {
    const at = spanAt(row, 'on')
    if (!on) {
      found.push(say('row-without-result', { table: title }, spanAt(row)))
      continue
    }
    const covered = results.filter((result) => on.from <= result && result <= on.to)
    if (covered.length === 0 || on.from < least || on.to > most) {
      const written = on.from === on.to ? `${on.from}` : `${on.from}-${on.to}`
      found.push(say('impossible-row', { dice: diceName(dice), row: written }, at))
    }
    for (const result of covered) {
      if (taken.has(result)) found.push(say('result-twice', { table: title, result }, at))
      taken.add(result)
    }
  }
  const missing = results.filter((result) => !taken.has(result))
  if (missing.length > 0 && rows.every(({ on }) => on))
    found.push(say('result-without-row', { table: title, results: missing.join(', ') }, spanAt(place, 'title')))
  return found
}
