import type { Diagnostic } from '../kernel/diagnostic.ts'
import { isBlankCell } from '../source/table.ts'
import type { Column } from './column.ts'
import { isColour } from './field-type.ts'
import { sayImport } from './import-messages.ts'
import type { KnownNames } from './known-names.ts'

/** Cells of a column of colours that name none. */
export function colourFindings(column: Column | undefined, known: KnownNames): Diagnostic[] {
  const wrong = column?.cells.filter((cell) => !isBlankCell(cell) && !isColour(cell.text.trim(), known)) ?? []
  return wrong.map((cell) => sayImport('unknown-colour', { colour: cell.text.trim() }, cell.at))
}
