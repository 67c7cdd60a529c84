import type { GameResult } from '../../rules-model.ts'
import type { RorkesParams } from './rorkes-params.ts'

/** Where a figure is that stands on no spot. */
export const POOL = -1
export const ADVANCING = -2
export const OUT = -3
export const AWAY = -4

/** What is decided next, and by whom: the British choose redoubt and garrison, the Zulus form and withdraw waves, both move and attack zone by zone. */
export type Stage = 'redoubt' | 'garrison' | 'waves' | 'moves' | 'attacks' | 'withdraw'

/** A wave, from its announcement to the end of the assault. */
export interface Wave {
  readonly section: number
  readonly size: number
  /** Lowest figure of it. */
  readonly first: number
  readonly markers: number
  markersUsed: number
  /** Every removal of a figure counts. */
  kills: number
  /** Living figures, advancing ones too. */
  alive: number
  /** Steps made; at the wall with the last one. */
  step: number
  /** Levels of casualties tested, one bit each. */
  tested: number
  /** Rounds left; -1 for no limit. */
  rounds: number
  toTheEnd: boolean
  gone: boolean
  /** Whether one of its figures rolled or was rolled at in melee this turn. */
  fought: boolean
}

/**
 * British figures. Lists are by number; sets of figures are those of `figure-sets.ts`, and `at` and `within` are families of them, one set for every
 * spot and every zone.
 */
export interface British {
  /** Words of a set. */
  readonly words: number
  readonly at: Int32Array
  readonly within: Int32Array
  /** Spot, or OUT. */
  readonly spot: Int8Array
  /** Spot given at the last set-up, or OUT. */
  readonly home: Int8Array
  /** By zone those whose home is there, the lost ones too, and how many they are. */
  readonly homes: Int32Array
  readonly homesIn: Uint8Array
  /** Those who stand on their home. */
  readonly atHome: Int32Array
  /** Shots ready: 0 or 1 of a soldier, more of an officer. */
  readonly shots: Uint8Array
  /** Those who have fired their last one. */
  readonly empty: Int32Array
  /** Assault in which the figure was lost, 0 while it is in play. */
  readonly lostIn: Uint8Array
  /** Those that have had their call this turn, or have it now. */
  readonly called: Int32Array
  readonly moved: Int32Array
  /** Crossed a wall or an opening: do not attack. */
  readonly busy: Int32Array
  /** Attacked hand to hand this turn. */
  readonly struck: Int32Array
  /** Rolled or were rolled at in melee, or were jumped on. */
  readonly fought: Int32Array
  /** Shots fired this turn. */
  readonly fired: Uint8Array
  /** Zulus who attacked it this turn, from inside its zone and from across. */
  readonly inside: Uint8Array
  readonly across: Uint8Array
}

/** Zulu figures, as the British; `at` has sets for the spots and after them one for each section, of those who advance on it. */
export interface Zulus {
  readonly words: number
  readonly at: Int32Array
  readonly within: Int32Array
  /** Spot, POOL, ADVANCING, OUT or AWAY. */
  readonly spot: Int8Array
  /** Number of the wave, -1 for none. */
  readonly wave: Int16Array
  readonly called: Int32Array
  readonly moved: Int32Array
  /** Crossed, chopped, climbed, boosted or jumped: do not attack. */
  readonly busy: Int32Array
  readonly struck: Int32Array
  /** British who fought it hand to hand this turn. */
  readonly attackers: Uint8Array
}

/** Figures counted where they stand, so that nobody has to look for them. */
export interface Counts {
  readonly britishAt: Uint8Array
  readonly zulusAt: Uint8Array
  /** By zone: at posts and in the yard. */
  readonly britishIn: Uint8Array
  readonly zulusIn: Uint8Array
  /** Figures of waves advancing on a section, and by zone the waves that advance on its sections. */
  readonly advancing: Uint8Array
  readonly coming: Uint8Array
  /** Zulus at the far sides of a zone's posts, and advancing on them. */
  readonly threatsTo: Uint8Array
}

/**
 * All lists of a position. They lie one beside the other, so that they are copied and forgotten in one go: what holds for a turn, who stands where in an
 * assault, and all the rest.
 */
export interface Lists {
  readonly ofTurn: Uint8Array
  readonly ofTable: Uint8Array
  readonly ofGame: Uint8Array
  readonly british: British
  readonly zulus: Zulus
  readonly counts: Counts
  /** Figures that act in this call. */
  readonly acting: Int32Array
  /** Side with initiative, by zone. */
  readonly initiative: Uint8Array
  /** Zulus who went over to a spot this turn. */
  readonly passed: Uint8Array
  /** Points chopped off the blocked doors of each section, all doors together, and choppers of this turn. */
  readonly chopped: Int16Array
  readonly choppers: Uint8Array
  /** Inches alight of each roof, -1 for none, and the turn in which all of it was, 0 before. */
  readonly inches: Int16Array
  readonly burntIn: Uint8Array
  /** British on each roof. No garrison puts any there; worked examples do. */
  readonly guards: Uint8Array
  /** Melee rolls by section, and last by zone, in the whole game. */
  readonly rolls: Int32Array
}

/** A position. Changed in place by `apply`; `cloneState` copies it. */
export interface RorkesState extends Lists {
  readonly params: RorkesParams
  stage: Stage
  assault: number
  /** Turn of the assault, and turns finished in all assaults. */
  turn: number
  turns: number
  /** Call of the turn, from 1: first the side with initiative zone by zone, then the other. 0 between calls. */
  call: number
  zone: number
  side: number
  /** Assault before which the redoubt was built; 0 while it is not. */
  redoubt: number
  /** All removals of Zulus in all assaults. */
  casualties: number
  /** Living British. */
  standing: number
  pool: number
  waves: Wave[]
  /** How the game ended; undefined while it goes on. */
  end: GameResult | undefined
}
