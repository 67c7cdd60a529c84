import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { TERRAIN_KEY } from '../game/board-sheet.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { PageSheet } from './sheet-kinds.ts'

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
