import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'

/** One paper figure. */
export interface Figure {
  /** Number on its base: rules pick figures by it. */
  readonly number: number
  /** Name on its base: its own, or the title of its group. */
  readonly title: string
  /** Picture by name. */
  readonly pose: string
}

/** Figures that are alike. */
export interface FigureGroup {
  readonly id: string
  readonly title: string
  readonly side?: string | undefined
  /** Colour of the base. */
  readonly colour: string
  readonly figures: readonly Figure[]
  readonly source?: Source | undefined
  readonly place: Place
}

/** A set of paper figures, numbered through its groups. */
export interface FigureSet {
  readonly id: string
  readonly title: string
  /** Height of the pictures in mm. */
  readonly height: number
  /** Number that the rules claim. */
  readonly stated?: { readonly figures: number; readonly source: string; readonly place: Place } | undefined
  readonly groups: readonly FigureGroup[]
  readonly place: Place
}
