import { Complaint } from '../schema/complaint.ts'
import { valueAt } from '../schema/read-shape.ts'
import { textOf } from '../schema/values/texts.ts'
import type { LocatedDocument } from '../source/located-document.ts'
import { TERRAIN_KEY } from './board-sheet.ts'
import type { Sorted } from './sort-documents.ts'

/** Ids by what they name. */
export type KnownIds = Readonly<
  Record<
    | 'deck'
    | 'side'
    | 'ruling'
    | 'scenario'
    | 'reference'
    | 'set of counters'
    | 'unit'
    | 'map'
    | 'plan'
    | 'set of figures'
    | 'terrain'
    | 'table'
    | 'track'
    | 'roster'
    | 'set of sticks',
    readonly string[]
  >
>

/** The ids that files define, also files that hold errors: a slip in a deck must not make every mention of the deck an error. */
export function knownIds({ byKind }: Sorted): KnownIds {
  const of = (kind: string): readonly LocatedDocument[] => byKind.get(kind) ?? []
  const own = (kind: string): string[] => of(kind).flatMap((document) => idIn(document.value))
  const listed = (kind: string, key: string): string[] =>
    of(kind).flatMap((document) => {
      const items = valueAt(document.value, [key])
      return Array.isArray(items) ? items.flatMap(idIn) : []
    })
  return {
    deck: own('deck'),
    scenario: own('scenario'),
    reference: own('reference'),
    ruling: listed('rulings', 'rulings'),
    side: listed('game', 'sides'),
    'set of counters': own('counters'),
    unit: listed('counters', 'units'),
    map: own('map'),
    plan: own('plan'),
    'set of figures': own('figures'),
    terrain: listed('terrain', 'terrains'),
    table: [...listed('tables', 'tables'), ...(byKind.has('terrain') ? [TERRAIN_KEY] : [])],
    track: listed('tables', 'tracks'),
    roster: own('roster'),
    'set of sticks': own('sticks'),
  }
}

function idIn(value: unknown): string[] {
  const id = textOf(valueAt(value, ['id']))
  return id instanceof Complaint ? [] : [id]
}
