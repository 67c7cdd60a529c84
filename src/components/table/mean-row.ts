import type { Drawn } from '../../draw/boxes/box.ts'
import { tableRow, type Cell, type Column } from '../../draw/boxes/table.ts'
import type { Subject } from '../../draw/boxes/typesetter.ts'
import type { RowsTable } from '../../game/tables.ts'
import { wordingFor } from '../../game/wording-for.ts'
import { diceResults } from '../../rules/helpers/dice-chance.ts'
import type { TableContext } from './table-context.ts'

/** Numbers are counted in thousandths, so that the mean is exact. */
const SCALE = 1000

/** The means of the columns of numbers over the dice, in a row for the end of the table; none where no column has a mean. */
export function meanRow(
  table: RowsTable,
  columns: readonly Column[],
  subject: Subject,
  { rulings, setter }: TableContext,
): Drawn[] {
  const means = table.columns.map(({ id }) => meanOf(table, id, rulings))
  if (means.every((mean) => mean === undefined)) return []
  const cells: Cell[] = [
    { text: 'Mean' },
    { text: '' },
    ...means.map((mean): Cell => ({ text: mean ?? '', strong: true })),
  ]
  return [tableRow(setter, columns, cells, { zebra: undefined, ruled: true }, subject)]
}

/** Mean of a column over the dice with one decimal, rounded half up; undefined where a result has no number. */
export function meanOf(
  { dice, rows }: RowsTable,
  column: string,
  rulings: ReadonlyMap<string, string>,
): string | undefined {
  if (!dice) return undefined
  let sum = 0n
  let all = 0n
  for (const [result, ways] of diceResults(dice)) {
    const row = rows.find(({ on }) => on && on.from <= result && result <= on.to)
    const cell = row?.cells[column]
    const text = cell === undefined ? '' : wordingFor(cell, rulings).replace('−', '-')
    if (!/^-?\d+(\.\d{1,3})?$/.test(text)) return undefined
    sum += ways * BigInt(Math.round(Number(text) * SCALE))
    all += ways
  }
  // Tenths, rounded half up.
  const whole = all * BigInt(SCALE)
  const twice = 2n * 10n * sum + whole
  const tenths = twice >= 0n ? twice / (2n * whole) : -((-twice + 2n * whole - 1n) / (2n * whole))
  return (Number(tenths) / 10).toFixed(1).replace('-', '−')
}
