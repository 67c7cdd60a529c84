import type * as z from 'zod'
import { byKind, list, map, optional } from '../values/containers.ts'
import { whole } from '../values/numbers.ts'
import { id, line } from '../values/texts.ts'
import { wording } from '../values/wording.ts'

/** `kind: reference`: a quick-reference sheet. Its figures are worked out from the game. */
export const referenceShape = map({
  kind: line(),
  id: id(),
  title: line(),
  subtitle: optional(line()),
  sections: list(
    byKind({
      phases: { title: line(), scenario: id() },
      cards: { title: line(), deck: id(), beside: optional(id()) },
      'hand-odds': {
        title: line(),
        deck: id(),
        hands: list(whole(1, 100), 1),
        rows: list(map({ title: line(), card: optional(id()), role: optional(line()), 'at-least': whole(1, 100) }), 1),
      },
      notes: { title: line(), items: list(wording(), 1) },
      rulings: { title: line(), rulings: list(id(), 1) },
    }),
    1,
  ).describe('From top to bottom'),
})

export type ReferenceFile = z.output<typeof referenceShape>
