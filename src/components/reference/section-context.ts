import type { Game } from '../../game/game.ts'
import type { Table, Track } from '../../game/tables.ts'
import type { Box } from '../../draw/boxes/box.ts'
import type { Theme } from '../../draw/theme.ts'
import type { Typesetter } from '../../draw/boxes/typesetter.ts'

/** Draws a table as a box; handed in, since tables are a component of their own. */
export type TableBox = (table: Table, width: number, setter: Typesetter) => Box

/** Draws a track as a box, likewise. */
export type TrackBox = (track: Track, width: number, setter: Typesetter) => Box

/** What the sections of a reference sheet are made with. */
export interface SectionContext {
  readonly game: Game
  /** Rulings in force. */
  readonly rulings: ReadonlyMap<string, string>
  readonly theme: Theme
  readonly setter: Typesetter
  /** Of the sheet, for messages: `reference "quick-reference"`. */
  readonly piece: string
  readonly tableBox: TableBox
  readonly trackBox: TrackBox
}

/** Said in the strip of every section with figures that are computed. */
export const WORKED_OUT = 'Bold figures are worked out'

/** Deck or scenario of a game; references were resolved when the game was loaded. */
export function byId<T extends { readonly id: string }>(items: readonly T[], id: string): T {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`nothing has the id ${id}`)
  return found
}
