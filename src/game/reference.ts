import type { Place } from '../source/located-document.ts'
import type { Wording } from './wording.ts'

/** Part of a quick-reference sheet. */
export type ReferenceSection =
  | { readonly kind: 'phases'; readonly title: string; readonly scenario: string; readonly place: Place }
  | {
      readonly kind: 'cards'
      readonly title: string
      readonly deck: string
      readonly beside?: string | undefined
      readonly place: Place
    }
  | {
      readonly kind: 'hand-odds'
      readonly title: string
      readonly deck: string
      readonly hands: readonly number[]
      readonly rows: readonly HandOdds[]
      readonly place: Place
    }
  | {
      readonly kind: 'notes'
      readonly title: string
      /** For whose parameters `{=name}` stands in the items. */
      readonly scenario?: string | undefined
      readonly items: readonly Wording[]
      readonly place: Place
    }
  | { readonly kind: 'rulings'; readonly title: string; readonly rulings: readonly string[]; readonly place: Place }
  /** A table of the game, in so many columns beside each other. */
  | { readonly kind: 'table'; readonly table: string; readonly columns?: number | undefined; readonly place: Place }
  /** A track of the game, over the whole width. */
  | { readonly kind: 'track'; readonly track: string; readonly place: Place }
  /** The rules that no simulation keeps. */
  | { readonly kind: 'not-simulated'; readonly title: string; readonly place: Place }

/** Chance of at least `atLeast` copies of a card (or of cards of a role) in a hand. */
export interface HandOdds {
  readonly title: string
  readonly card?: string | undefined
  readonly role?: string | undefined
  readonly atLeast: number
  readonly place: Place
}

/** A one-page quick reference. Its figures are computed from the game, never typed. */
export interface Reference {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly sections: readonly ReferenceSection[]
  readonly place: Place
}
