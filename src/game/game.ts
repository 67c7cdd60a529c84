import type { Place } from '../source/located-document.ts'
import type { AidSheet } from './aid-sheet.ts'
import type { BoardSheet, SheetHead } from './board-sheet.ts'
import type { CounterSheet } from './counter-sheet.ts'
import type { HexMap, TerrainKey } from './hex-map.ts'
import type { FigureSet } from './figures.ts'
import type { LeftOutRule } from './left-out-rule.ts'
import type { Reference } from './reference.ts'
import type { Roster } from './roster.ts'
import type { Plan } from './plan.ts'
import type { PlanSheet } from './plan-sheet.ts'
import type { SetUp } from './set-up.ts'
import type { Source } from './source.ts'
import type { StickSet } from './sticks.ts'
import type { Table, Track } from './tables.ts'
import type { Wording } from './wording.ts'

/** Somebody or something to thank: printed on sheets and written to the PDF's metadata. */
export interface Credit {
  readonly role: string
  readonly name: string
  readonly year?: number | undefined
}

export interface Side {
  readonly id: string
  readonly title: string
}

/** What a deck's own field may hold. `text` is rich text (`**bold**`, `*italic*`, `{icon}`, `{=field}`), `line` one line without markup. */
export type FieldType = 'text' | 'line' | 'number' | 'role' | 'icon' | 'image' | 'colour' | 'flag'

/** A field that a deck declares for its cards. */
export interface FieldSpec {
  readonly type: FieldType
  readonly optional: boolean
}

export type FieldValue = Wording | number | boolean

/** Physical format of a deck's cards, in mm. */
export interface CardFormat {
  readonly width: number
  readonly height: number
  /** Picture beyond the trim on every side. */
  readonly bleed: number
  /** Inside the trim: text and devices stay out of this rim. */
  readonly safe: number
  /** Template of the front: `templates/<name>.svg.hbs` of the game, else of Quartermaster. */
  readonly template: string
  /** Template of the back; none means fronts only. */
  readonly back?: string | undefined
  /** Forced grid and least margin of a sheet (mm), where the author wants another than the best fit. */
  readonly columns?: number | undefined
  readonly rows?: number | undefined
  readonly margin?: number | undefined
}

/** What the rules claim about a deck's size. A sum other than `cards` is an error, unless it is `accept`, which `ruling` explains. */
export interface StatedSize {
  readonly cards: number
  readonly source: string
  readonly accept?: number | undefined
  readonly ruling?: string | undefined
  readonly place: Place
}

/** As the back of a card: it has none, though its deck has backs. */
export const NO_BACK = 'none'

/** One line of a deck list. */
export interface Card {
  readonly id: string
  readonly title: string
  /** Copies; 0 is neither printed nor played. */
  readonly count: number
  /** Values of the deck's declared fields; a missing optional field is absent. */
  readonly fields: Readonly<Record<string, FieldValue>>
  /** Template of this card's own back, or `NO_BACK`. */
  readonly back?: string | undefined
  readonly source?: Source | undefined
  readonly place: Place
}

export interface Deck {
  readonly id: string
  readonly title: string
  readonly side?: string | undefined
  readonly stated?: StatedSize | undefined
  /** These cards are an addition to a deck that the player has: counts are copies to add, not copies in the deck. */
  readonly addition?: boolean | undefined
  /** Most copies of a title that the rules allow. */
  readonly copyLimit?: number | undefined
  readonly format: CardFormat
  readonly fields: Readonly<Record<string, FieldSpec>>
  readonly cards: readonly Card[]
  readonly source?: Source | undefined
  readonly place: Place
}

/** One answer to what the source leaves open. */
export interface RulingOption {
  readonly value: string
  readonly means: string
}

/** Something the source leaves open or gets wrong, and how it is played. Without options it only records a decision. */
export interface Ruling {
  readonly id: string
  readonly question: string
  readonly options: readonly RulingOption[]
  /** Value in force when nothing else is said; absent when there are no options. */
  readonly default?: string | undefined
  /** How it is played, where there is nothing to choose. */
  readonly decision?: string | undefined
  /** Scenarios it concerns; absent means all. */
  readonly scenarios?: readonly string[] | undefined
  readonly source: Source
  readonly place: Place
}

/** A number of the rules (hand size, limit, troops), or the ruling that sets it. */
export interface Parameter {
  readonly value?: number | undefined
  readonly ruling?: string | undefined
  readonly source?: Source | undefined
  readonly place: Place
}

/** A step of a turn, in the order of play. `id` is a phase that the rules model knows. In `text` the numbers of parameters (`{=draw}`) are already filled in. */
export interface Phase {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly place: Place
}

/** A way to play the game: set-up, parameters, phases, rulings and usual policies. After `extends` is resolved. */
export interface Scenario {
  readonly id: string
  readonly title: string
  /** The form of the game within its rules model: `two-player`, `solo`. */
  readonly mode: string
  /** Deck id by side. */
  readonly decks: Readonly<Record<string, string>>
  /** Roster of the units that take part; absent for games without one. */
  readonly roster?: string | undefined
  readonly parameters: Readonly<Record<string, Parameter>>
  readonly phases: readonly Phase[]
  /** Rulings that this scenario sets. */
  readonly rulings: Readonly<Record<string, string>>
  /** Usual policy by side. */
  readonly policies: Readonly<Record<string, string>>
  /** Where the pieces start; absent for games without a map. */
  readonly setUp?: SetUp | undefined
  readonly notes?: string | undefined
  readonly place: Place
}

/** A worked example of the rules, replayed by `qm check`. `given`, `do`, `expect` are read by the game's rules model. */
export interface Example {
  readonly id: string
  readonly title: string
  readonly scenario: string
  readonly rulings: Readonly<Record<string, string>>
  readonly policies: Readonly<Record<string, string>>
  readonly given: unknown
  readonly do: string
  readonly dice: readonly number[]
  readonly expect: unknown
  readonly source: Source
  readonly place: Place
}

/** What is to be printed. A `supplement` holds what `deck` has beyond the decks of `beyond`, and says what to take out. */
export type SheetRequest =
  | BoardSheet
  | AidSheet
  | PlanSheet
  | (SheetHead & { readonly kind: 'deck'; readonly deck: string })
  | (SheetHead & { readonly kind: 'supplement'; readonly deck: string; readonly beyond: string })
  | (SheetHead & { readonly kind: 'reference'; readonly reference: string })

/** A game as the rest of the house sees it: typed, complete, every part with its place. Knows no YAML, no page, no rules. */
export interface Game {
  readonly id: string
  readonly title: string
  /** Folder it was read from, as given. */
  readonly folder: string
  /** Variants that are laid over it, in the order in which they were. */
  readonly variants: readonly { readonly id: string; readonly title: string; readonly place: Place }[]
  readonly credits: readonly Credit[]
  readonly sides: readonly Side[]
  /** Id of its rules model; absent for a game that is only printed. */
  readonly rules?: string | undefined
  /** Side whose win rate a comparison of two versions measures; absent means the first. */
  readonly effectSide?: string | undefined
  readonly decks: readonly Deck[]
  readonly rulings: readonly Ruling[]
  readonly scenarios: readonly Scenario[]
  readonly examples: readonly Example[]
  readonly references: readonly Reference[]
  readonly counterSheets: readonly CounterSheet[]
  readonly maps: readonly HexMap[]
  readonly plans: readonly Plan[]
  readonly figures: readonly FigureSet[]
  readonly terrain: TerrainKey
  readonly tables: readonly Table[]
  readonly tracks: readonly Track[]
  readonly rosters: readonly Roster[]
  readonly stickSets: readonly StickSet[]
  readonly sheets: readonly SheetRequest[]
  /** Rules of the source that no simulation keeps. */
  readonly notSimulated: readonly LeftOutRule[]
  readonly place: Place
}
