import type { ChangedPart } from '../game/diff-games.ts'
import type { ExactChance } from '../rules/helpers/hypergeometric.ts'
import type { PlayComparison } from '../sim/compare/play-comparison.ts'
import type { FollowedGames } from '../sim/piece-figures.ts'

/** A figure before and after a change; absent where the version has nothing of the kind. */
export interface BeforeAfter<T> {
  readonly from?: T | undefined
  readonly to?: T | undefined
}

/** Cards of a deck that share a role, or all of them. */
export interface RoleStructure {
  /** Absent: the whole deck. */
  readonly role?: string | undefined
  readonly cards: BeforeAfter<number>
  /** Sums over all copies, by field that holds numbers. */
  readonly sums: Readonly<Record<string, BeforeAfter<number>>>
}

/** Chance of at least so many cards in a hand. */
export interface HandStructure {
  /** As `qm odds --at-least` writes it: `attack`, `role:force`. */
  readonly of: string
  readonly title: string
  readonly atLeast: number
  readonly hand: number
  readonly chance: BeforeAfter<ExactChance>
}

/** What a deck consists of, before and after. */
export interface DeckStructure {
  readonly deck: string
  readonly title: string
  readonly roles: readonly RoleStructure[]
  readonly hands: readonly HandStructure[]
}

/** Exact structure: decks that are not the same, and the number of counters of each set that is not. */
export interface Structure {
  readonly decks: readonly DeckStructure[]
  readonly counters: readonly { readonly set: string; readonly title: string; readonly counters: BeforeAfter<number> }[]
}

/** What a change is on paper, and in play where both versions have rules. */
export interface Comparison {
  readonly base: { readonly id: string; readonly title: string }
  readonly changed: { readonly id: string; readonly title: string }
  readonly changedPieces: readonly ChangedPart[]
  readonly structure: Structure
  readonly play?: PlayComparison | undefined
  /** A figure from turn to turn in both versions, where games were followed. */
  readonly courses?: Readonly<Record<'base' | 'changed', FollowedGames>> | undefined
  /** The command that gives this comparison again. */
  readonly command?: string | undefined
}
