import type { RowsTable, TableRow } from '../../game/tables.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'against-trend': {
    severity: 'warning',
    says: 'the column "{column}" of the table "{table}" goes {around}: it {trend} everywhere but here',
    explain:
      'Results that grow with the dice and drop once are mostly a slip of the pen, in the data or in the source. If it is meant, or if the source has it so, make the cell depend on a ruling that says which number is played.',
    bad: 'rows: [{ on: 3, cells: { kills: 10 } }, { on: 4, cells: { kills: 5 } }, { on: 5, cells: { kills: 20 } }]   # among others',
    good: 'cells: { kills: { ruling: roll-of-4, "15": 15, "5": 5 } }',
  },
})

/** Fewest different numbers beside the odd one from which a column shows a trend. */
const SHOWN_BY = 4

/** Does a column of a dice table rise or fall all the way, but for one row? Cells that depend on a ruling are known to be odd. */
export const tableTrend: Check = {
  id: 'data/table-trend',
  summary: "no number of a dice table goes against its column's trend, unless a ruling says so",
  messages: say,
  run: (game) =>
    game.tables.flatMap((table) => (table.kind === 'rows' && table.dice ? table.columns.flatMap(checkIn(table)) : [])),
}

/** A number in a column, with the row it is from. */
interface Entry {
  readonly row: TableRow
  readonly number: number
}

function checkIn(table: RowsTable) {
  return ({ id, title }: { readonly id: string; readonly title: string }) => {
    const entries = entriesOf(table, id)
    const odd = oddEntry(entries)
    if (!odd) return []
    const around = entries.slice(Math.max(0, odd.at - 1), odd.at + 2).map(({ number }) => number)
    const params = { column: title, table: table.title, around: around.join(', '), trend: odd.trend }
    return [say('against-trend', params, spanAt(entries[odd.at]?.row.place ?? table.place, 'cells', id))]
  }
}

/** The plain numbers of a column in the order of the dice; none if a cell is anything else. */
function entriesOf({ rows }: RowsTable, column: string): Entry[] {
  const entries: Entry[] = []
  for (const row of [...rows].sort((a, b) => (a.on?.from ?? 0) - (b.on?.from ?? 0))) {
    const cell = Object.hasOwn(row.cells, column) ? row.cells[column] : undefined
    if (typeof cell === 'object') continue
    if (cell === undefined || !/^[+−-]?\d+(\.\d+)?$/.test(cell)) return []
    entries.push({ row, number: Number(cell.replace('−', '-')) })
  }
  return entries
}

/** The only entry without which a column rises or falls throughout; absent when it does so with it, or needs more than one away. */
function oddEntry(entries: readonly Entry[]): { readonly at: number; readonly trend: string } | undefined {
  const numbers = entries.map(({ number }) => number)
  if (rises(numbers) || rises(numbers.map((number) => -number))) return undefined
  for (const [trend, signed] of [
    ['rises', numbers],
    ['falls', numbers.map((number) => -number)],
  ] as const) {
    // The step down is at the entry after which the column goes on as before, or at the one before it.
    const step = signed.findIndex((number, i) => i > 0 && number < (signed[i - 1] ?? 0))
    for (const at of [step, step - 1]) {
      const rest = signed.filter((_, i) => i !== at)
      if (rises(rest) && new Set(rest).size >= SHOWN_BY) return { at, trend }
    }
  }
  return undefined
}

/** Whether no number is below the one before it. */
function rises(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0))
}
