import type { ExactChance } from '../rules/helpers/hypergeometric.ts'

/** Something wanted of a draw: at least so many of the cards that it is about. */
export interface Wanted {
  /** As it was asked for: `attack`, `role:force`. */
  readonly of: string
  readonly title: string
  readonly atLeast: number
  /** Such cards in the whole deck. */
  readonly copies: number
}

/** Chance that all is drawn that is wanted. */
export interface DrawOdds {
  readonly kind: 'draw'
  readonly deck: { readonly id: string; readonly title: string; readonly cards: number }
  readonly wanted: readonly Wanted[]
  readonly drawn: number
  readonly probability: ExactChance
  /** The same by the end of each turn's draw. */
  readonly byTurn?: readonly TurnOdds[]
}

export interface TurnOdds {
  readonly turn: number
  readonly drawn: number
  readonly probability: ExactChance
}

interface TableHead {
  readonly id: string
  readonly title: string
  /** `2d6` */
  readonly dice: string
}

/** Chances of the rows of a table. */
export interface TableOdds {
  readonly kind: 'table'
  readonly table: TableHead
  readonly rows: readonly {
    /** Results of the dice: `6`, `2-4`. */
    readonly on: string
    readonly cells: Readonly<Record<string, string>>
    readonly probability: ExactChance
  }[]
}

/** Chances to hit, for one pair of strength and defence or for all of the table. */
export interface HitOdds {
  readonly kind: 'hit'
  readonly table: TableHead & { readonly attack: string; readonly defence: string }
  readonly chances: readonly { readonly attack: number; readonly defence: number; readonly probability: ExactChance }[]
}

export type Odds = DrawOdds | TableOdds | HitOdds
