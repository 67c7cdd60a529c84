import type { RosterTypes } from './roster.ts'
import type { Table, TableRow } from './tables.ts'

/** The row of a type of unit and those of its other formations; empty where table or row are missing. */
export function typeRows(
  tables: readonly Table[],
  types: { readonly table: string; readonly forms?: readonly string[] | undefined } | undefined,
  type: string | undefined,
): TableRow[] {
  const table = tables.find(({ id }) => id === types?.table)
  if (table?.kind !== 'rows' || type === undefined) return []
  const ids = [type, ...(types?.forms ?? []).map((form) => `${type}-${form}`)]
  const found = ids.map((id) => table.rows.find((row) => row.id === id))
  return found[0] ? found.filter((row) => row !== undefined) : []
}

/** Text of a cell that is the same under all rulings; undefined for others. */
export function cellText(row: TableRow | undefined, column: string | undefined): string | undefined {
  const cell = column === undefined || !row || !Object.hasOwn(row.cells, column) ? undefined : row.cells[column]
  return typeof cell === 'string' ? cell : undefined
}

/** The number in a cell; undefined for any other text. */
export function cellNumber(row: TableRow | undefined, column: string | undefined): number | undefined {
  const text = cellText(row, column)
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** Name of a type: of several formations what their names have in common before a comma. `Infantry, open order` and `Infantry, closed order` give `Infantry`. */
export function typeName(rows: readonly TableRow[], { name }: Pick<RosterTypes, 'name'>): string {
  const names = rows.map((row) => (cellText(row, name) ?? '').split(', '))
  const [first = []] = names
  const common = first.filter((part, i) => names.every((other) => other[i] === part))
  return (common.length > 0 ? common : first).join(', ')
}
