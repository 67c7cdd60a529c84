import { diceName, type RowsTable } from '../../game/tables.ts'
import { printedInstead } from '../../game/wording-for.ts'
import { DAGGER } from './row-columns.ts'
import { rangeName, type TableContext } from './table-context.ts'

/** What the source prints where a ruling in force says something else, by row and column; undefined where it never does. */
export function daggerNote(table: RowsTable, { rulings }: Pick<TableContext, 'rulings'>): string | undefined {
  const { columns, rows, dice } = table
  const changed = rows.flatMap((row) =>
    columns.flatMap(({ id, title }) => {
      const cell = row.cells[id]
      const printed = cell === undefined ? undefined : printedInstead(cell, rulings)
      if (printed === undefined) return []
      const first = columns[0] && row.cells[columns[0].id]
      const name = dice && row.on ? `${diceName(dice)} ${rangeName(row.on)}` : typeof first === 'string' ? first : ''
      return [`${printed} (${[name, title].filter((part) => part !== '').join(', ')})`]
    }),
  )
  return changed.length === 0 ? undefined : `${DAGGER} by a ruling; printed ${changed.join(', ')}.`
}
