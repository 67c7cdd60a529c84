import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { isBlankCell } from '../source/table.ts'
import type { Column } from './column.ts'
import { sayImport } from './import-messages.ts'
import type { KnownNames } from './known-names.ts'

/** Thousands of names are compared for each. */
const MOST_HINTS = 50

/** Cells of a column of icons that name none. */
export function iconFindings({ cells }: Column, known: KnownNames): Diagnostic[] {
  const unknown = cells.filter((cell) => !isBlankCell(cell) && !known.isIcon(cell.text.trim()))
  if (unknown.length === 0) return []
  const names = known.icons()
  return unknown.map((cell, index) => {
    const icon = cell.text.trim()
    const [hint = ''] = index < MOST_HINTS ? didYouMean(icon, names) : []
    return sayImport('unknown-icon', { icon }, cell.at, { hints: hint.startsWith('did you mean') ? [hint] : [] })
  })
}
