import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'

/**
 * How a face is built: `solid` (colour to the edge: a piece that fights), `framed` (white in a frame of the colour: no strength of its own, or used up),
 * `marker` (colour to the edge, a white medallion with the symbol, a word below it).
 */
export type CounterLook = 'solid' | 'framed' | 'marker'

/** One face of a counter. What is absent is not printed. */
export interface CounterFace {
  readonly look: CounterLook
  /** A colour of the theme, or `#rrggbb`. */
  readonly colour: string
  /** Short name as printed: `A Co.` */
  readonly name?: string | undefined
  /** Picture of the type box or medallion, by name: of the game, of Quartermaster, or of game-icons.net. */
  readonly symbol?: string | undefined
  /** Strength points, printed large. */
  readonly strength?: number | undefined
  /** Further factors as printed behind the strength, or alone: `6`, `3-6`. */
  readonly factors?: string | undefined
  /** Shows fewer steps than the unit has at its best: carries the step dot. */
  readonly reduced: boolean
  /** Hex of the set-up, as its number is printed. */
  readonly hex?: string | undefined
  /** Turn of arrival, printed in a circle instead of a hex. */
  readonly turn?: number | undefined
  /** Printed in the place of the hex where there is none: regiment, `camp`. */
  readonly note?: string | undefined
  /** A bonus printed in the lower right corner: `+1`. */
  readonly bonus?: string | undefined
  /** A word in a band or below the medallion: `FIRED`, `DONE`. */
  readonly word?: string | undefined
}

/** One kind of physical counter: a front, perhaps a back, and how many there are. */
export interface CounterType {
  /** The unit's id, with the front's strength where the unit has several counters: `a-8`, `a-6`. */
  readonly id: string
  readonly title: string
  /** Unit or marker it belongs to. */
  readonly unit: string
  /** Physical counters; 0 is not printed. */
  readonly count: number
  readonly front: CounterFace
  /** Absent: the counter is printed on one side. */
  readonly back?: CounterFace | undefined
  readonly source?: Source | undefined
  readonly place: Place
}

/** What fights, leads or marks: one to several counters of which one is in play at a time, or many alike. */
export interface CounterUnit {
  readonly id: string
  readonly title: string
  readonly side?: string | undefined
  /** Units that a rule treats alike: `company`, `detachment`, `leader`. */
  readonly group?: string | undefined
  /** Strengths of its faces in the order of losses, from its counters: 8, 7 ... 1. Empty for pieces without steps. */
  readonly steps: readonly number[]
  /** Its counters, the one that starts the game first. */
  readonly types: readonly CounterType[]
  /** Never set up on the map, in no scenario: markers that wait beside it. */
  readonly aside: boolean
  readonly source?: Source | undefined
  readonly place: Place
}

/** What the rules claim about the number of counters. */
export interface StatedCounters {
  readonly counters: number
  readonly source: string
  readonly place: Place
}

/** A set of counters that is printed together. */
export interface CounterSheet {
  readonly id: string
  readonly title: string
  /** Edge of a counter in mm. */
  readonly size: number
  /** A loss costs one strength at a time, so that a unit with steps has a face for each. */
  readonly everyStrength: boolean
  readonly stated?: StatedCounters | undefined
  /** Scenario whose hexes and turns are printed on the fronts. */
  readonly setUp?: string | undefined
  readonly units: readonly CounterUnit[]
  /** All counters in the order of the file. */
  readonly types: readonly CounterType[]
  readonly place: Place
}
