import type * as z from 'zod'
import { byKind, list, map, optional, record } from '../values/containers.ts'
import { dice, span } from '../values/forms.ts'
import { flag, whole } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { id, line, text } from '../values/texts.ts'
import { wording } from '../values/wording.ts'

const head = { id: id(), title: line(), note: optional(text()).describe('Small print'), source: optional(source()) }

/** `kind: tables`: tables and tracks. */
export const tablesShape = map({
  kind: line(),
  tables: optional(
    list(
      byKind({
        rows: {
          ...head,
          dice: optional(dice()).describe('Each result must have one row; d66 is two dice, read as tens and ones'),
          mean: optional(flag()).describe('A last row with the mean of each column of numbers over the dice'),
          columns: list(
            map({
              id: id(),
              title: line(),
              roll: optional(dice()).describe('Its cells are numbers that these dice must reach; the chance is added'),
            }),
            1,
          ),
          rows: list(
            map({
              id: optional(id()).describe('Name by which units and rules point to it'),
              on: optional(span()).describe('Results of the dice'),
              cells: record(wording()).describe('By column; a missing one is a dash'),
              source: optional(source()),
            }),
            1,
          ),
        },
        'hit-odds': {
          ...head,
          dice: dice(),
          attack: map({ title: line(), range: span() }).describe('Strengths, one row each'),
          defence: map({ title: line(), range: span() }).describe('Factors, one column each'),
          'always-hit': optional(list(whole(1, 100))).describe('Results that hit whatever the odds'),
          'always-miss': optional(list(whole(1, 100))).describe('Results that miss whatever the odds'),
        },
      }),
    ),
  ),
  tracks: optional(
    list(
      map({
        id: id(),
        title: line(),
        from: whole(0, 1000),
        to: whole(0, 1000),
        step: optional(whole(1, 1000)).describe('From box to box; else 1'),
        notes: optional(list(map({ at: whole(0, 1000), text: line() }))).describe('Reminders in boxes'),
        source: optional(source()),
      }),
    ),
  ),
})

export type TablesFile = z.output<typeof tablesShape>
