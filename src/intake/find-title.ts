import { isBlankCell } from '../source/table.ts'
import type { Assigned, Assignment } from './assign-columns.ts'
import { fieldTypeOf } from './field-type.ts'
import type { KnownNames } from './known-names.ts'

/** The columns with a title among them: where no header says it, the first that holds a text in every row. */
export function withTitle({ assigned, rest }: Assignment, known: KnownNames): Assignment {
  if (assigned.some(({ target }) => target === 'title')) return { assigned, rest }
  const column = rest.find(
    (other) => !other.cells.some(isBlankCell) && /^(?:line|text)$/.test(fieldTypeOf(other, known).type),
  )
  if (!column) return { assigned, rest }
  const title: Assigned = { column, target: 'title', why: 'the first column with a text in every row' }
  return { assigned: [...assigned, title], rest: rest.filter((other) => other !== column) }
}
