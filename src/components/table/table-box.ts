import type { Box } from '../../draw/boxes/box.ts'
import type { Table } from '../../game/tables.ts'
import { hitOddsBox } from './hit-odds-box.ts'
import { rowsBox } from './rows-box.ts'
import type { TableContext } from './table-context.ts'

/** A table as a box, for sheets of tables and for references. */
export function tableBox(table: Table, width: number, context: TableContext): Box {
  return table.kind === 'rows' ? rowsBox(table, width, context) : hitOddsBox(table, width, context)
}
