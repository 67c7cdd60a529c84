import type { RowsTable, TableRow } from '../../game/tables.ts'

/** Stands behind the first figure of a row that is not in the source. */
export const DOUBLE_DAGGER = '‡'

/** Whether a row needs the mark: it is reconstructed, and the table as a whole is not. */
export function isMarked({ source }: TableRow, table: RowsTable): boolean {
  return source?.kind === 'reconstructed' && table.source?.kind !== 'reconstructed'
}

/** Small print of a table, or of rows in it, that the source does not have; undefined where it has all. */
export function reconstructedNote(table: RowsTable): string | undefined {
  if (table.source?.kind === 'reconstructed') return 'Reconstructed: not in the rules that we have.'
  return table.rows.some((row) => isMarked(row, table))
    ? `${DOUBLE_DAGGER} reconstructed by a ruling: not in the rules that we have.`
    : undefined
}
