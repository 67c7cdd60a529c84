/** A row of a side table that is about to be played: a line of the change, a cell of the matrix, an option that a side does without. */
export interface SideRow {
  readonly table: 'line' | 'cell' | 'option'
  /** Which row, from 1, of how many. */
  readonly at: number
  readonly of: number
  /** What is tried: `decks.zulu.cards.blood.count alone`, `zulu=keep:90, british=keep`, `zulu keep/no-blood`. */
  readonly name: string
}

/** Hears that a row is about to be played; what it hears of games until the next row are pairs of this one. */
export type OnRow = (row: SideRow) => void
