import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'

/** Where a unit starts: a hex, or the turn on which it arrives. */
export interface Placement {
  readonly unit: string
  readonly hex?: string | undefined
  readonly turn?: number | undefined
  /** How many of the unit's counters start there. */
  readonly count: number
  /** The player may choose another place within the limits; this is the usual one. */
  readonly free: boolean
  readonly place: Place
}

/** Most strength points that may stand in a hex, and the hexes that may break it at the start. */
export interface StackingLimit {
  readonly limit: number
  readonly source: Source
  readonly except: readonly { readonly hex: string; readonly why: string }[]
  readonly place: Place
}

/** Where units of a group may be set up. Every given condition must hold. */
export interface PlacingLimit {
  /** Groups of units (`CounterUnit.group`) that it binds. */
  readonly groups: readonly string[]
  /** Hexes must have one of these terrains, or must not have one of those. */
  readonly terrain?: readonly string[] | undefined
  readonly notTerrain?: readonly string[] | undefined
  /** Printed numbers of the first and last column allowed. */
  readonly columns?: { readonly from: number; readonly to: number } | undefined
  /** No other unit with strength in the hex, except in the hex of the unit `aloneExceptWith`. */
  readonly alone: boolean
  readonly aloneExceptWith?: string | undefined
  /** At least one unit with strength in the same hex. */
  readonly accompanied: boolean
  readonly source: Source
  readonly place: Place
}

/** The start of a scenario. After `extends` is resolved: places of a unit replace those of the base. */
export interface SetUp {
  readonly map: string
  readonly placements: readonly Placement[]
  readonly stacking?: StackingLimit | undefined
  readonly limits: readonly PlacingLimit[]
  readonly place: Place
}
