import type { SheetHead } from './board-sheet.ts'

/** A deck of which chits are made. */
export interface ChitDeck {
  readonly deck: string
  /** Only the copies that this other deck lacks. */
  readonly beyond?: string | undefined
  /** Ground of its chits: a colour of the theme, or `#rrggbb`. */
  readonly colour: string
  /** Picture of their backs, by name. */
  readonly emblem: string
}

/** A rack for the chits of one hand. */
export interface ChitRack {
  readonly title: string
  /** Parameters of the scenario whose sum is the number of chits in its row: `[hand-limit, draw]`. */
  readonly holds: readonly string[]
  /** Band of colour along its front. */
  readonly colour: string
}

/** Sheets of small pieces and aids for games of cards. Numbers are those of a scenario's parameters. */
export type AidSheet =
  /** Counter-size pieces for the cards of decks. */
  | (SheetHead & { readonly kind: 'chits'; readonly decks: readonly ChitDeck[] })
  /** Racks to fold, in which chits stand. */
  | (SheetHead & { readonly kind: 'rack'; readonly scenario: string; readonly racks: readonly ChitRack[] })
  /** Counters of a value, such as troops: `count` and `value` are parameters. */
  | (SheetHead & {
      readonly kind: 'tokens'
      readonly scenario: string
      readonly count: string
      readonly value: string
      readonly colour: string
      readonly symbol?: string | undefined
      /** Word under the value. */
      readonly word?: string | undefined
    })
  /** A track for the number of a parameter: from 0 to the largest that it may be, a box for each `step` (a parameter too). */
  | (SheetHead & {
      readonly kind: 'parameter-track'
      readonly scenario: string
      readonly parameter: string
      readonly step: string
    })
