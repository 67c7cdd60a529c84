import type { Place } from '../source/located-document.ts'

/** What every sheet has. */
export interface SheetHead {
  readonly id: string
  readonly title: string
  readonly place: Place
}

/** How the stands of some types of units look. */
export interface StandLook {
  readonly types: readonly string[]
  /** By name, taken in turn. */
  readonly pictures: readonly string[]
  /** Width that a figure takes, against its height. */
  readonly room?: number | undefined
  /** Picture that stands among the figures. */
  readonly gun?: string | undefined
}

/** Stands for the terrain key among the tables of a sheet. */
export const TERRAIN_KEY = 'terrain-key'

/** Sheets of games with counters and a board. */
export type BoardSheet =
  /** Counters, front and back. */
  | (SheetHead & { readonly kind: 'counters'; readonly counters: string })
  /** A hex map, tiled over pages; `track` stands below it beside the terrain key. */
  | (SheetHead & { readonly kind: 'map'; readonly map: string; readonly track?: string | undefined })
  /** List of what starts where in a scenario, with pictures of the counters. */
  | (SheetHead & {
      readonly kind: 'setup'
      readonly scenario: string
      readonly rulings?: readonly string[] | undefined
    })
  /** The map of a scenario with the counters in place. */
  | (SheetHead & { readonly kind: 'setup-map'; readonly scenario: string })
  /** The units of a force, with dots to cross off. */
  | (SheetHead & { readonly kind: 'roster'; readonly roster: string })
  /** Paper figures for the stands of a roster. */
  | (SheetHead & {
      readonly kind: 'stands'
      readonly roster: string
      /** Of a figure, mm. */
      readonly height?: number | undefined
      readonly figures: readonly StandLook[]
    })
  /** Sticks to measure with. */
  | (SheetHead & { readonly kind: 'sticks'; readonly sticks: string })
  /** A track for a marker. */
  | (SheetHead & { readonly kind: 'track'; readonly track: string })
  /** Tables, one below the other; `terrain-key` stands for the key of the terrain. */
  | (SheetHead & { readonly kind: 'tables'; readonly tables: readonly string[] })
