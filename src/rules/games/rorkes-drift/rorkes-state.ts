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

/** British figures, by number. */
export interface British {
  /** Spot, or OUT. */
  readonly spot: Int8Array
  /** Spot given at the last set-up, or OUT. */
  readonly home: Int8Array
  /** Shots ready: 0 or 1 of a soldier, more of an officer. */
  readonly shots: Uint8Array
  /** Assault in which the figure was lost, 0 while it is in play. */
  readonly lostIn: Uint8Array
  /** Call of this turn in which it acts, 0 before. */
  readonly call: Uint8Array
  readonly moved: Uint8Array
  /** Crossed a wall or an opening: does not attack. */
  readonly busy: Uint8Array
  /** Shots fired this turn. */
  readonly fired: Uint8Array
  /** Attacked hand to hand this turn. */
  readonly struck: Uint8Array
  /** Rolled or was rolled at in melee, or was jumped on. */
  readonly fought: Uint8Array
  /** Zulus who attacked it this turn, from inside its zone and from across. */
  readonly inside: Uint8Array
  readonly across: Uint8Array
}

/** Zulu figures, by number. */
export interface Zulus {
  /** Spot, POOL, ADVANCING, OUT or AWAY. */
  readonly spot: Int8Array
  /** Number of the wave, -1 for none. */
  readonly wave: Int16Array
  readonly call: Uint8Array
  readonly moved: Uint8Array
  /** Crossed, chopped, climbed, boosted or jumped: does not attack. */
  readonly busy: Uint8Array
  readonly struck: Uint8Array
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
  /** British whose home is in a zone, the lost ones too. */
  readonly homesIn: Uint8Array
  /** Figures of waves advancing on a section. */
  readonly advancing: Uint8Array
  /** Zulus at the far sides of a zone's posts, and advancing on them. */
  readonly threatsTo: Uint8Array
}

/** A position. Changed in place by `apply`; `cloneState` copies it. */
export interface RorkesState {
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
  /** Figures that act in this call, by number: the first `actors` of the list. */
  readonly acting: Uint8Array
  actors: number
  /** Side with initiative, by zone. */
  readonly initiative: Uint8Array
  /** Assault before which the redoubt was built; 0 while it is not. */
  redoubt: number
  /** All removals of Zulus in all assaults. */
  casualties: number
  /** Living British. */
  standing: number
  pool: number
  waves: Wave[]
  readonly british: British
  readonly zulus: Zulus
  readonly counts: Counts
  /** Zulus who went over to a spot this turn. */
  readonly passed: Uint8Array
  /** Points chopped off the blocked doors of each section, all doors together, and choppers of this turn. */
  readonly chopped: Uint8Array
  readonly choppers: Uint8Array
  /** Inches alight of each roof, -1 for none, and the turn in which all of it was, 0 before. */
  readonly inches: Int8Array
  readonly burntIn: Uint8Array
  /** British on each roof. No garrison puts any there; worked examples do. */
  readonly guards: Uint8Array
  /** Melee rolls by section, and last by zone, in the whole game. */
  readonly rolls: Uint32Array
  /** How the game ended; undefined while it goes on. */
  end: GameResult | undefined
}

/** A copy that shares nothing that changes. */
export function cloneState(state: RorkesState): RorkesState {
  return {
    ...state,
    acting: state.acting.slice(),
    initiative: state.initiative.slice(),
    waves: state.waves.map((wave) => ({ ...wave })),
    british: copied(state.british),
    zulus: copied(state.zulus),
    counts: copied(state.counts),
    passed: state.passed.slice(),
    chopped: state.chopped.slice(),
    choppers: state.choppers.slice(),
    inches: state.inches.slice(),
    burntIn: state.burntIn.slice(),
    guards: state.guards.slice(),
    rolls: state.rolls.slice(),
  }
}

/** Copies every list of a group of lists. */
function copied<Group extends object>(group: Group): Group {
  const lists = Object.entries(group as Record<string, Int8Array | Int16Array | Uint8Array>)
  return Object.fromEntries(lists.map(([name, list]) => [name, list.slice()])) as Group
}
