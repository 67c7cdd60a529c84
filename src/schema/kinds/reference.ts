import type * as z from 'zod'
import { byKind, list, map, optional } from '../values/containers.ts'
import { whole } from '../values/numbers.ts'
import { id, line } from '../values/texts.ts'
import { wording } from '../values/wording.ts'

/** `kind: reference`: a quick-reference sheet. Its figures are worked out from the game. */
export const referenceShape = map({
  kind: line(),
  id: id().describe('Name for sheets'),
  title: line().describe('At the top of the page'),
  subtitle: optional(line()).describe('Beside the title'),
  sections: list(
    byKind({
      phases: { title: line(), scenario: id().describe('Scenario whose phases are listed') },
      cards: {
        title: line(),
        deck: id(),
        beside: optional(id()).describe('Deck whose copies stand in a second column'),
      },
      'hand-odds': {
        title: line(),
        deck: id(),
        hands: list(whole(1, 100), 1).describe('Sizes of hands, one column each'),
        rows: list(
          map({
            title: line(),
            card: optional(id()).describe('Card that is counted'),
            role: optional(line()).describe('Role whose cards are counted'),
            'at-least': whole(1, 100),
          }),
          1,
        ),
      },
      notes: {
        title: line(),
        scenario: optional(id()).describe('Scenario for whose parameters `{=name}` stands in the items'),
        items: list(wording(), 1),
      },
      rulings: { title: line(), rulings: list(id(), 1) },
      table: { table: id(), columns: optional(whole(1, 3)).describe('Tables beside each other; else 2') },
      track: { track: id().describe('Track of the game, as wide as the page') },
      'not-simulated': { title: line() },
    }),
    1,
  ).describe('From top to bottom'),
})

export type ReferenceFile = z.output<typeof referenceShape>
