import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { tableBox } from '../components/table/table-box.ts'
import type { Box } from '../draw/boxes/box.ts'
import type { Typesetter } from '../draw/boxes/typesetter.ts'
import { TERRAIN_KEY } from '../game/board-sheet.ts'
import type { Table } from '../game/tables.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Draws a table for a sheet of another kind. */
export function tableBoxOf(sheet: string, { game, rulings, studio }: DrawContext) {
  return (table: Table, width: number, setter: Typesetter): Box =>
    tableBox(table, width, { terrain: game.terrain, rulings, studio, setter, piece: `tables of "${sheet}"` })
}

/** Draws a sheet of tables on pages of a printable size, mm. References were resolved when the game was loaded. */
export function drawTablePages(
  request: PageSheet & { kind: 'tables' },
  context: DrawContext,
  size: { readonly width: number; readonly height: number },
): Outcome<DrawnPieces> {
  const { id, title, place } = request
  const tables = request.tables.map((name) => {
    const table = name === TERRAIN_KEY ? TERRAIN_KEY : context.game.tables.find((candidate) => candidate.id === name)
    if (!table) throw new Error(`no table ${name}`)
    return table
  })
  return COMPONENTS.table.draw({ id, title, tables, ...size, place }, context)
}
