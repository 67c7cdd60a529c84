import { INSET, type Box, type Drawn } from '../../draw/boxes/box.ts'
import { tableHead, tableRow, type Cell } from '../../draw/boxes/table.ts'
import type { Subject } from '../../draw/boxes/typesetter.ts'
import type { RowsTable } from '../../game/tables.ts'
import { spanAt } from '../../source/located-document.ts'
import { daggerNote } from './dagger-note.ts'
import { meanRow } from './mean-row.ts'
import { noteRow } from './note-row.ts'
import { reconstructedNote } from './reconstructed-note.ts'
import { layOutColumns, rowColumns } from './row-columns.ts'
import { stripNote, type TableContext } from './table-context.ts'

/** A table whose rows are written out. One with dice has the results in front, and their exact chances. */
export function rowsBox(table: RowsTable, width: number, context: TableContext): Box {
  const { setter, piece, studio } = context
  const { title, dice, place } = table
  const own: Subject = { piece, field: title, at: spanAt(place, 'title') }
  const written = rowColumns(table, context)
  const columns = layOutColumns(written, width, setter)
  const zebra = studio.theme.colours['zebra']
  const body = setter.style('table-body')
  const rows = table.rows.map((row, i): Drawn => {
    const subject: Subject = { piece, field: `row ${i + 1} of "${title}"`, at: spanAt(row.place) }
    const cells = written.map(({ texts, short, strong, path }, n): Cell => {
      const text = texts[i]!
      if (short) return { text, strong }
      const at = spanAt(row.place, ...path)
      return { paragraph: setter.paragraph(text, columns[n]!.width - 2 * INSET, body, { ...subject, at }) }
    })
    return tableRow(setter, columns, cells, { zebra: i % 2 === 0 ? zebra : undefined, ruled: false }, subject)
  })
  if (table.mean === true) rows.push(...meanRow(table, columns, own, context))
  if (table.note !== undefined)
    rows.push(noteRow(setter, width, table.note, { piece, field: `note of "${title}"`, at: spanAt(place, 'note') }))
  for (const small of [daggerNote(table, context), reconstructedNote(table)])
    if (small !== undefined) rows.push(noteRow(setter, width, small, own))
  const note = dice ? stripNote(title, dice, width, setter) : ''
  return { title, note, width, head: tableHead(setter, columns, own), rows, tail: 0, subject: own }
}
