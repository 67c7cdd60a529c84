import type * as z from 'zod'
import { anything, list, map, optional, record } from '../values/containers.ts'
import { id, line } from '../values/texts.ts'

/** `kind: variant`: a change of a game, laid over its files. The ways to its parts are those of `variant-families.ts`. */
export const variantShape = map({
  kind: line(),
  id: id().describe('Name in reports'),
  title: optional(line()).describe('Name on the sheets; else the id'),
  of: line().describe(
    'What is changed: a shipped game, a folder, or another variant by its file or by its id beside this one',
  ),
  changes: optional(record(anything())).describe(
    'New values by the way to what they replace: `decks.zulu.cards.attack.count: 9`',
  ),
  add: optional(record(anything())).describe(
    'Lists of items to add by the way to a list, or maps of keys by the way to a map',
  ),
  remove: optional(list(line())).describe('Ways to items and keys to take out'),
})

export type VariantFile = z.output<typeof variantShape>
