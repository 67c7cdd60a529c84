import type * as z from 'zod'
import { aidSheets } from './aid-sheets.ts'
import { boardSheets } from './board-sheets.ts'
import { planSheets } from './plan-sheets.ts'
import { byKind, list, map, optional } from '../values/containers.ts'
import { whole } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { id, line } from '../values/texts.ts'

/** `kind: game`: what the game is called, who made it, and what is printed. */
export const gameShape = map({
  kind: line(),
  id: optional(id()).describe('Name for files and the command line; else the name of the folder'),
  title: line().describe('Printed on every sheet'),
  credits: optional(
    list(
      map({
        role: line().describe('Design, Art, Text ...'),
        name: line(),
        year: optional(whole(1, 9999)),
      }),
    ),
  ).describe('Whom to thank, on the sheets and in the PDF'),
  sides: optional(list(map({ id: id(), title: line().describe('Name of the side') }))).describe(
    'Sides of the game, in the order of play',
  ),
  rules: optional(id()).describe('Rules model that plays the game; leave out to print only'),
  effect: optional(map({ side: id().describe('Side whose win rate counts') })).describe(
    'What a comparison of two versions measures; else the win rate of the side named first',
  ),
  decks: optional(list(id())).describe('Order of the decks; those not named follow by file name'),
  scenarios: optional(list(id())).describe('Order of the scenarios; the first is played when none is asked for'),
  'not-simulated': optional(
    list(
      map({
        rule: line().describe('Name of the rule, in a word or two'),
        text: line().describe('What it says'),
        source: source(),
      }),
    ),
  ).describe('Rules that players keep and simulations leave out; references print them, reports name them'),
  sheets: optional(
    list(
      byKind({
        deck: { id: id(), title: line(), deck: id() },
        supplement: { id: id(), title: line(), deck: id(), beyond: id() },
        reference: { id: id(), title: line(), reference: id() },
        ...boardSheets,
        ...aidSheets,
        ...planSheets,
      }),
    ),
  ).describe('What is printed; else every deck, set of counters, map, roster and reference'),
})

export type GameFile = z.output<typeof gameShape>
