import { MM_PER_INCH } from '../kernel/units.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import type { Game } from './game.ts'
import { sayGame } from './game-messages.ts'
import { names, type Names } from './names.ts'
import type { StickMark, StickSet } from './sticks.ts'
import { cellText, typeRows } from './unit-types.ts'

/** Millimetres of a unit of sticks. */
export const MM_OF_UNIT = { in: MM_PER_INCH, cm: 10, mm: 1 } as const

/** Longest stick, mm. */
const LONGEST = 3000

/** Finds tables, rows and columns that sticks name and nobody defines, cells that are no lengths, and sticks longer than a table. */
export function checkSticks(game: Game, judge: Names, diagnostics: Diagnostic[]): void {
  for (const set of game.stickSets) {
    judge.expect('table', set.table, spanAt(set.place, 'table'))
    const table = game.tables.find(({ id }) => id === set.table)
    if (table?.kind !== 'rows') continue
    const rows = table.rows.flatMap(({ id }) => id ?? [])
    const what = { row: `row of "${table.id}"`, column: `column of "${table.id}"` }
    const known = names(
      { [what.row]: rows, [what.column]: table.columns.map(({ id }) => id) },
      judge.complete,
      diagnostics,
    )
    for (const mark of set.sticks.flatMap(({ marks }) => marks)) {
      known.expect(what.row, mark.row, spanAt(mark.place, 'row'))
      known.expect(what.column, mark.column, spanAt(mark.place, 'column'))
      diagnostics.push(...judgeLength(mark, set, game))
    }
  }
}

function judgeLength(mark: StickMark, { table, unit, sticks }: StickSet, game: Game): Diagnostic[] {
  const [row] = typeRows(game.tables, { table }, mark.row)
  const isKnown = game.tables.some(
    (t) => t.id === table && t.kind === 'rows' && t.columns.some(({ id }) => id === mark.column),
  )
  if (!row || !isKnown) return []
  const mm = mark.length * MM_OF_UNIT[unit]
  if (mm > LONGEST) {
    const params = { what: 'length of the stick, mm,', amount: mm, most: LONGEST }
    return [sayGame('amount-out-of-range', params, spanAt(mark.place, 'column'))]
  }
  if (mark.length > 0) return []
  const text = cellText(row, mark.column)
  const stick = sticks.find(({ marks }) => marks.includes(mark))?.title ?? ''
  const params = {
    what: 'length',
    of: `the stick "${stick}"`,
    found: text === undefined ? 'missing' : `"${text}"`,
  }
  return [
    sayGame('cell-no-number', params, spanAt(row.place, 'cells', mark.column), {
      related: [{ message: 'the mark that asks for it', at: spanAt(mark.place) }],
    }),
  ]
}
