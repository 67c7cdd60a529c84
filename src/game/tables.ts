import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'
import type { Wording } from './wording.ts'

/** Heading of a table's column. */
export interface TableColumn {
  readonly id: string
  readonly title: string
  /** Its cells are numbers that these dice must reach, and their chance is worked out. */
  readonly roll?: Dice | undefined
}

/** Results of the dice to which a row applies, both ends included. */
export interface DiceRange {
  readonly from: number
  readonly to: number
}

export interface TableRow {
  /** Name by which units, sticks and rules point to it. */
  readonly id?: string | undefined
  /** Absent in tables without dice. */
  readonly on?: DiceRange | undefined
  /** By column; a missing one prints as a dash. Rich text, which may depend on a ruling; numbers as written (`+1`). */
  readonly cells: Readonly<Record<string, Wording>>
  readonly source?: Source | undefined
  readonly place: Place
}

/** Dice to throw: 2d6 is `{ count: 2, sides: 6 }`. */
export interface Dice {
  readonly count: number
  readonly sides: number
  /** Their faces are not added but read as the digits of a number, as those of d66. */
  readonly digits?: true | undefined
}

/** Dice as they are called: `2d6`, `d66`. */
export function diceName({ count, sides, digits }: Dice): string {
  return digits ? `d${String(sides).repeat(count)}` : `${count}d${sides}`
}

interface TableHead {
  readonly id: string
  readonly title: string
  /** Small print below. */
  readonly note?: string | undefined
  readonly source?: Source | undefined
  readonly place: Place
}

/** A table whose rows are written out. With `dice`, each result has exactly one row, and its chance is worked out. */
export interface RowsTable extends TableHead {
  readonly kind: 'rows'
  readonly dice?: Dice | undefined
  /** The mean over the dice of each column of numbers is worked out. */
  readonly mean?: boolean | undefined
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
}

/**
 * Chances to hit by difference: the hit number is `attack - defence`, and a die of `sides` hits when it shows at most that.
 * All figures are worked out. Rows are the strengths `attack.from..to`, columns the factors `defence.from..to`.
 */
export interface HitOddsTable extends TableHead {
  readonly kind: 'hit-odds'
  readonly dice: Dice
  readonly attack: DiceRange
  readonly attackTitle: string
  readonly defence: DiceRange
  readonly defenceTitle: string
  /** Faces that hit or miss whatever the hit number is. */
  readonly alwaysHit: readonly number[]
  readonly alwaysMiss: readonly number[]
}

export type Table = RowsTable | HitOddsTable

/** A box of a track that says something. */
export interface TrackNote {
  readonly at: number
  readonly text: string
  readonly place: Place
}

/** A row of numbered boxes on which a marker moves: turns, troops. */
export interface Track {
  readonly id: string
  readonly title: string
  readonly from: number
  readonly to: number
  readonly step: number
  readonly notes: readonly TrackNote[]
  readonly source?: Source | undefined
  readonly place: Place
}
