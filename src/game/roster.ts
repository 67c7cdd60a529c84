import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'

/** A number, or the name of a parameter of the roster's scenario. */
export type Amount = number | string

/** What a force, a side or a unit has in all. */
export interface RosterSums {
  readonly men: number
  readonly figures: number
  readonly stands: number
  readonly points: number
}

/** Sums that the rules claim. */
export interface StatedSums {
  readonly men?: number | undefined
  readonly figures?: number | undefined
  readonly stands?: number | undefined
  readonly points?: number | undefined
  /** Of a claim about a force: the side it is about; absent for all. */
  readonly side?: string | undefined
  readonly source: string
  readonly place: Place
}

/** Some of the figures of a unit, alike. */
export interface RosterMembers {
  readonly title: string
  readonly count: number
  /** What each of them has. */
  readonly carries: readonly string[]
}

/** A unit of a force. Its sums are those of one such unit. */
export interface RosterUnit extends RosterSums {
  readonly id: string
  readonly title: string
  readonly side?: string | undefined
  /** Row of the table of types. */
  readonly type?: string | undefined
  /** Units alike; 0 is neither printed nor played. */
  readonly count: number
  /** Units alike stand in one row. */
  readonly together: boolean
  /** Figures of one stand. */
  readonly perStand: number
  /** Empty where the figures are all alike. */
  readonly members: readonly RosterMembers[]
  /** How it starts, in words of the rules: `cover`, `closed`. */
  readonly starts: readonly string[]
  /** Where it starts, in the measure of the rules; `y` may be left to a parameter. */
  readonly at?: { readonly x: number; readonly y?: number | undefined } | undefined
  /** Rulings, with their options, under which it takes part; empty means always. */
  readonly when: Readonly<Record<string, string>>
  readonly note?: string | undefined
  readonly stated?: StatedSums | undefined
  readonly source?: Source | undefined
  readonly place: Place
}

/** Where the figures of the types of units stand: a table, and columns of it. */
export interface RosterTypes {
  readonly table: string
  readonly name: string
  /** A type `infantry` with the form `closed` has a second row `infantry-closed`. */
  readonly forms: readonly string[]
  readonly figures?: string | undefined
  readonly points?: string | undefined
}

/** The dot at which so many percent are lost. */
export interface DotMark {
  readonly at: Amount
  readonly look: 'half' | 'centre'
  readonly text: string
  readonly place: Place
}

/** A column of the printed roster. */
export type RosterColumn = { readonly title: string; readonly note?: string | undefined } & (
  | { readonly kind: 'unit'; readonly values: readonly TypeValue[] }
  | { readonly kind: 'dots' }
  | { readonly kind: 'boxes'; readonly boxes: number }
)

/** A column of the table of types, printed behind a label with a figure for each formation: `MV 3 / 5`. */
export interface TypeValue {
  readonly label: string
  readonly column: string
}

/** Device before the names of a side. */
export interface SideDevice {
  readonly colour: string
  readonly shape: 'disc' | 'shield'
}

/** An empty row, for a unit of the player's own. */
export interface BlankUnit {
  readonly stands: number
  readonly perStand: number
}

/** What happens to a side that has lost so many percent of its men. */
export interface SideLoss {
  readonly at: Amount
  readonly text: string
  readonly place: Place
}

/** Boxes beside the dots of some types. */
export interface RosterExtra {
  readonly types: readonly string[]
  readonly title: string
  readonly boxes?: Amount | undefined
  /** Words, each with a box; empty where there are plain boxes. */
  readonly words: readonly string[]
  readonly place: Place
}

/** The units of a force. */
export interface Roster {
  readonly id: string
  readonly title: string
  /** Scenario whose parameters may stand for numbers. */
  readonly scenario?: string | undefined
  /** Men that a figure stands for, and where the number is from: itself, or its parameter. */
  readonly menPerFigure: number
  readonly menIn: Amount
  readonly types?: RosterTypes | undefined
  /** By side. */
  readonly devices: Readonly<Record<string, SideDevice>>
  readonly marks: readonly DotMark[]
  readonly columns: readonly RosterColumn[]
  readonly extras: readonly RosterExtra[]
  readonly blanks: readonly BlankUnit[]
  readonly losses: readonly SideLoss[]
  readonly stated: readonly StatedSums[]
  /** In the order of the file, which is that of the rules. */
  readonly units: readonly RosterUnit[]
  readonly place: Place
}
