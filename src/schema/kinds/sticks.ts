import type * as z from 'zod'
import { list, map, optional } from '../values/containers.ts'
import { id, line, oneOf } from '../values/texts.ts'

/** What a number of a table may measure. */
export const STICK_UNITS = ['in', 'cm', 'mm'] as const

/** `kind: sticks`: sticks to measure moves and ranges with. Their lengths are cells of a table. */
export const sticksShape = map({
  kind: line(),
  id: id().describe('Name for sheets'),
  title: line().describe('Name on the sheets'),
  table: id().describe('Table whose cells are lengths'),
  unit: optional(oneOf(STICK_UNITS)).describe('What its numbers measure; else inches'),
  sticks: list(
    map({
      id: id(),
      title: line().describe('Along the stick'),
      marks: list(
        map({
          row: id().describe('Row of the table, by its `id`'),
          column: id(),
          label: line().describe('What reaches as far as this'),
        }),
        1,
      ).describe('Marks, in any order; those at the same length become one'),
    }),
    1,
  ),
})

export type SticksFile = z.output<typeof sticksShape>
