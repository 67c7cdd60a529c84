import { COLUMN_GAP, type Band } from '../../draw/boxes/arrange.ts'
import type { Box } from '../../draw/boxes/box.ts'
import type { Table } from '../../game/tables.ts'
import { TERRAIN_KEY } from '../../game/board-sheet.ts'
import type { Outcome } from '../../kernel/diagnostic.ts'
import type { Place } from '../../source/located-document.ts'
import { drawBoxPages } from '../box-pages.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { leastWidth, rowColumns } from './row-columns.ts'
import { tableBox } from './table-box.ts'
import type { TableContext } from './table-context.ts'
import { terrainBox } from './terrain-box.ts'

/** Tables to print, and the printable size of their paper in mm. */
export interface TableSource {
  readonly id: string
  readonly title: string
  /** Tables in their order; `terrain-key` stands for the key of the terrain. */
  readonly tables: readonly (Table | typeof TERRAIN_KEY)[]
  readonly width: number
  readonly height: number
  /** Of the sheet. */
  readonly place: Place
}

/** Least width of a column of tables, mm, and of a column of odds. */
const LEAST_WIDTH = 80
const LEAST_ODDS = 8

/** Draws a page of tables, in columns side by side. On several pages no row is cut, and heads are repeated. */
export function drawTables(source: TableSource, context: DrawContext): Outcome<DrawnPieces> {
  const { id, title, tables, width, height, place } = source
  const { game, rulings, studio, terrainPictures: pictures } = context
  const piece = `tables "${id}"`
  return drawBoxPages({ id, title, subtitle: game.title, piece, width, height, place }, studio, (setter) => {
    const own: TableContext = { terrain: game.terrain, rulings, studio, setter, pictures, piece }
    return bandsOf(tables, width, own).map(({ columns, tables: group }): Band => {
      const columnWidth = widthOf(width, columns)
      return { columns, columnWidth, boxes: group.map((table) => makeBox(table, columnWidth, place, own)) }
    })
  })
}

interface Group {
  readonly columns: number
  readonly tables: TableSource['tables'][number][]
}

const widthOf = (width: number, columns: number): number => (width - (columns - 1) * COLUMN_GAP) / columns

/** Neighbours that stand side by side; a table that needs more than its column has the width of the page. */
function bandsOf(tables: TableSource['tables'], width: number, context: TableContext): Group[] {
  const fit = Math.max(1, Math.floor((width + COLUMN_GAP) / (LEAST_WIDTH + COLUMN_GAP)))
  const groups: Group[] = []
  for (const table of tables) {
    const columns = needOf(table, context) > widthOf(width, fit) ? 1 : fit
    const last = groups.at(-1)
    if (last && last.columns === columns && columns > 1) last.tables.push(table)
    else groups.push({ columns, tables: [table] })
  }
  return groups.map(({ columns, tables: group }) => ({ columns: Math.min(columns, group.length), tables: group }))
}

/** Width that a table needs, mm. The terrain key is made for any column. */
function needOf(table: TableSource['tables'][number], context: TableContext): number {
  if (table === TERRAIN_KEY) return 0
  if (table.kind === 'rows') return leastWidth(rowColumns(table, context), context.setter)
  return (table.defence.to - table.defence.from + 3) * LEAST_ODDS * context.setter.factor
}

function makeBox(table: TableSource['tables'][number], width: number, place: Place, context: TableContext): Box {
  if (table === TERRAIN_KEY) return terrainBox(place, width, context)
  return tableBox(table, width, context)
}
