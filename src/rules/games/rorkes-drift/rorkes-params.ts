import type { Ground } from './ground.ts'

export type Side = 'zulu' | 'british'

/** Seats in the order of `meta.seats`. */
export const ZULU = 0
export const BRITISH = 1
export const SIDES: readonly [Side, Side] = ['zulu', 'british']

/** What a roll gives: `results[sum]`, one list for each column that the rules read. */
export interface DiceRows<Column extends string> {
  readonly count: number
  readonly sides: number
  readonly results: Readonly<Record<Column, readonly number[]>>
}

/** Rounds in the morale table that are no number of rounds. */
export const TO_THE_END = -1
export const NO_EFFECT = -2

/** One attacker of the Melee Table. */
export interface MeleeRow {
  /** Least roll that kills. */
  readonly kills: number
  /** Change of the roll across a ledge. */
  readonly ledge: number
  /** Least roll that bypasses across a section, less `kills`; 0 for never. */
  readonly bypass: number
}

/** More than any number of figures or turns; parameters hold no Infinity, which does not survive being written down for other machines. */
export const NO_END = Number.MAX_SAFE_INTEGER

/** So many figures to a spot; the rest when `figures` is NO_END. */
export interface Posting {
  readonly spot: number
  readonly figures: number
}

/** An officer: his name and the spot that he takes first. */
export interface Officer {
  readonly name: string
  readonly spot: number
}

/** Numbers of the rules, by the names of the scenario's parameters. */
export interface Numbers {
  readonly british: number
  readonly zulus: number
  readonly assaults: number
  readonly die: number
  readonly meleeDice: number
  /** Step at which a wave is at the wall. */
  readonly approach: number
  readonly revolver: number
  /** Shots of an officer a turn. */
  readonly shots: number
  readonly choppers: number
  /** Points at which a door is open. */
  readonly door: number
  /** Of so many, one is boosted without a die. */
  readonly boost: number
  /** So many throw a die together against a defended roof. */
  readonly storm: number
  readonly riflesPerDie: number
  readonly riflemen: number
  /** Levels of casualties, in per cent, in the order in which they are tested. */
  readonly tests: readonly number[]
  /** Figures that a marker brings back and stands for. */
  readonly resurrected: number
  /** One of so many casualties returns. */
  readonly returning: number
  readonly casualtyLimit: number
  readonly lastWaveTurn: number
  readonly turnCap: number
  readonly front: number
  readonly frontInside: number
  readonly britishPerZulu: number
  /** For the usual players. */
  readonly wave: number
  readonly heldBack: number
  readonly ledgeWorth: number
  readonly openingWorth: number
}

/** Rulings that are no numbers. */
export interface RorkesRulings {
  readonly allReturn: boolean
  readonly riflemenReload: boolean
  readonly soldiersReload: boolean
}

/** A game set up to be played: all that the rules need of YAML, as plain data. */
export interface RorkesParams {
  readonly ground: Ground
  readonly numbers: Numbers
  readonly rulings: RorkesRulings
  /** Zulus that may fight one defender across each section: more than one at most at walls. */
  readonly fronts: readonly number[]
  readonly phases: Readonly<Record<string, string>>
  readonly officers: readonly Officer[]
  readonly garrison: readonly Posting[]
  readonly redoubtGarrison: readonly Posting[]
  readonly riflemenReach: readonly number[]
  /** Of so many figures one gives a marker, by assault from 1; 0 for none. */
  readonly markerEvery: readonly number[]
  readonly melee: {
    readonly britishSoldier: MeleeRow
    readonly britishOfficer: MeleeRow
    readonly zuluOnSoldier: MeleeRow
    readonly zuluOnOfficer: MeleeRow
  }
  readonly morale: DiceRows<'rounds'>
  readonly shooting: DiceRows<'hits'>
  readonly rifles: DiceRows<'hits'>
  readonly chopping: DiceRows<'points'>
  readonly climbingBoosted: DiceRows<'up'>
  readonly climbingDefended: DiceRows<'up'>
  readonly jumping: DiceRows<'jumper'>
  readonly jumpingOn: DiceRows<'jumper' | 'victim'>
  readonly catchingFire: DiceRows<'alight'>
  /** Cheapest ways from each zone to the others that can be reached, nearest first. */
  readonly ways: readonly (readonly Way[])[]
}

/** A way to a zone: it starts at a post of the zone where one is, or where that is open in the yard of the next zone. */
export interface Way {
  readonly to: number
  readonly start: number
}
