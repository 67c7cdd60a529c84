import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { isBlankCell } from '../source/table.ts'
import { oneLine } from './cell-value.ts'
import type { Column } from './column.ts'
import { sayImport } from './import-messages.ts'
import { makeIds } from './make-ids.ts'

/** What a row is called, and the cells where that stands. */
export interface RowName {
  readonly id: string
  readonly title: string
  readonly idAt: Span
  readonly titleAt: Span
}

interface Request {
  /** All columns of the table. */
  readonly columns: readonly Column[]
  readonly titles: Column | undefined
  readonly ids: Column | undefined
  /** The id of a row whose title has neither letter nor digit. */
  readonly usual: string
}

/** Title and id of every row. Without a column of titles there are none, and that is an error. */
export function nameRows({ columns, titles, ids, usual }: Request, diagnostics: Diagnostic[]): RowName[] {
  const [first] = columns
  if (!titles && first && first.cells.length > 0) {
    const hints = [`say which column it is: --map "${first.header}=title"`]
    diagnostics.push(sayImport('no-title', {}, first.at, { hints }))
  }
  const named = (titles?.cells ?? []).map((cell, row) => {
    const title = { text: oneLine(cell, 'a title', diagnostics), at: cell.at }
    if (title.text === '') diagnostics.push(sayImport('missing-title', {}, cell.at))
    const written = ids?.cells[row]
    const id = isBlankCell(written) ? undefined : { text: oneLine(written!, 'an id', diagnostics), at: written!.at }
    return { title, id }
  })
  return makeIds(named, diagnostics, usual).map((id, row) => {
    const { title, id: written } = named[row]!
    return { id, title: title.text, idAt: written?.at ?? title.at, titleAt: title.at }
  })
}
