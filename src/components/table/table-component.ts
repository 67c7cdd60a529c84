import type { Component } from '../component.ts'
import { drawTables, type TableSource } from './draw-tables.ts'

/** Tables: rows with the chances of their dice, odds of hits, the terrain key. */
export const tableComponent: Component<TableSource> = {
  id: 'table',
  summary: 'pages of tables: rows with the exact chances of their dice, odds of hits by difference, the terrain key',
  draw: drawTables,
}
