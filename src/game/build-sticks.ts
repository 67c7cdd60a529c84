import type { SticksFile } from '../schema/kinds/sticks.ts'
import type { Filed } from './sort-documents.ts'
import type { Stick, StickSet } from './sticks.ts'
import type { Table } from './tables.ts'
import { cellNumber, typeRows } from './unit-types.ts'

/** The typed sticks, with lengths from the tables. */
export function buildSticks(files: readonly Filed<SticksFile>[], tables: readonly Table[]): StickSet[] {
  return files.map(({ document, data }) => ({
    id: data.id,
    title: data.title,
    table: data.table,
    unit: data.unit ?? 'in',
    sticks: data.sticks.map((stick, index): Stick => {
      const place = { document, path: ['sticks', index] }
      const marks = stick.marks.map((mark, n) => {
        const [row] = typeRows(tables, data, mark.row)
        const at = { document, path: [...place.path, 'marks', n] }
        return { ...mark, length: cellNumber(row, mark.column) ?? 0, place: at }
      })
      return { ...stick, marks, place }
    }),
    place: { document, path: [] },
  }))
}
