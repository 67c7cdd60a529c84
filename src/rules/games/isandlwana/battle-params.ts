import type { GridSpec } from '../../../game/hex-map.ts'
import type { BattleRulings } from './rulings.ts'

/** A combat unit. Units are numbered in the order of the set-up, which is the unit order of the rules. */
export interface UnitSpec {
  readonly id: string
  readonly name: string
  /** Strength points at the start. */
  readonly strength: number
  /** Hex of the set-up; -1 for a unit that arrives later. */
  readonly hex: number
  /** Turn of arrival; 0 for a unit that is there from the start. */
  readonly turn: number
  /** Whether the player chooses its place at the start. */
  readonly free: boolean
  /** Whether it never moves, forms square or fires (7.9). */
  readonly fixed: boolean
  readonly group: string
}

export interface LeaderSpec {
  readonly id: string
  readonly name: string
  readonly hex: number
  readonly free: boolean
}

/** Where the pieces of a group may be placed at the start: the hexes, and the company that they need or must not have. */
export interface PlacingRule {
  readonly groups: readonly string[]
  readonly hexes: readonly number[]
  /** No other combat unit in the hex, but for the wagon's hex where `sharesWagon` says so. */
  readonly alone: boolean
  readonly sharesWagon: boolean
}

/** Numbers of the scenario, by name; a `-` of the data is gone. */
export interface BattleNumbers {
  readonly turns: number
  readonly zuluMovement: number
  readonly zuluStrength: number
  readonly britishMovement: number
  readonly squareMovement: number
  readonly squareCost: number
  readonly squareDefenceLimit: number
  readonly wagonMovement: number
  readonly wagonRoadMovement: number
  readonly leastStrength: number
  readonly shortageTurn: number
  readonly shortageRange: number
  readonly snipingBonus: number
  readonly snipingBonusTurn: number
  readonly leaderLost: number
  readonly eastColumn: number
}

/** Changes of British strength and of the defence of a hex, from the game's tables. */
export interface Changes {
  /** By range in hexes; the first entry is not used. */
  readonly range: readonly number[]
  readonly colors: number
  readonly square: number
  readonly shortage: number
  readonly colorsLost: number
  readonly leaderDefence: number
  readonly colorsDefence: number
  readonly squareDefence: number
}

/** What the die says. Lists are by face, from face 1 at place 0. */
export interface DieTables {
  readonly sides: number
  readonly alwaysHit: readonly number[]
  readonly alwaysMiss: readonly number[]
  /** Sniping hits in the early and the late turns. */
  readonly early: readonly number[]
  readonly late: readonly number[]
  /** Whether a leader is lost. */
  readonly fatal: readonly boolean[]
}

/** A battle set up to be played: all that the rules need of YAML, as plain data. Hexes are numbers in the order of `hexCells`. */
export interface BattleParams {
  readonly grid: GridSpec
  /** Printed numbers. */
  readonly ids: readonly string[]
  readonly columns: readonly number[]
  /** MP to enter a hex off the road; 0 for hexes that nobody may enter. */
  readonly enter: readonly number[]
  readonly defence: readonly number[]
  readonly blocks: readonly boolean[]
  /** Pairs of hexes that a road joins, and the MP to go along it. */
  readonly roads: readonly (readonly [a: number, b: number, mp: number])[]
  /** The road from the wagon's hex to the edge, first hex first. */
  readonly wayOut: readonly number[]
  readonly onrushWest: readonly number[]
  readonly onrushEast: readonly number[]
  readonly exit: readonly number[]
  readonly camp: readonly number[]
  readonly units: readonly UnitSpec[]
  readonly leaders: readonly LeaderSpec[]
  /** Ids of the units that the rules know by their part. */
  readonly markers: { readonly zulu: string; readonly wagon: string; readonly colors: string }
  /** Hex of the wagon at the start, and the turn on which the Colors are due. */
  readonly wagon: number
  readonly colorsTurn: number
  readonly zulus: readonly (readonly [hex: number, count: number])[]
  readonly placing: readonly PlacingRule[]
  /** Pieces that the player places, in order: units that may stand together, those that stand alone, leaders. Leaders are counted on after the units. */
  readonly toPlace: readonly number[]
  /** Most strength points in a hex, and the hexes that are exempt until the first British Movement Phase is over. */
  readonly stacking: number
  readonly exempt: readonly number[]
  readonly numbers: BattleNumbers
  readonly changes: Changes
  readonly die: DieTables
  /** Titles of the phases. */
  readonly phases: readonly string[]
  readonly rulings: BattleRulings
}
