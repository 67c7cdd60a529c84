import type { GameResult } from '../../rules-model.ts'
import type { BattleParams } from './battle-params.ts'
import { tablesOf } from './battle-tables.ts'

/** Steps of a turn in which somebody decides. `deploy` comes once, `colors` and `arrive` before phase I. */
export type Stage =
  | 'deploy'
  | 'colors'
  | 'arrive'
  | 'march'
  | 'reaction'
  | 'storm'
  | 'order'
  | 'combat'
  | 'movement'
  | 'displace'
  | 'snipe'

/** What comes up within a stage: where a lost Zulu returns, which unit is hit, where a lone leader goes, whether to advance. */
export type Interrupt = 'return' | 'victim' | 'rejoin' | 'advance'

export type Decision = Stage | Interrupt

/** `none`: the wagon was lost before they came. */
export type Colors = 'due' | 'shown' | 'declined' | 'none' | 'captured'

/** What happened so far, in numbers. */
export interface BattleTally {
  zulusEliminated: number
  /** Strength points lost to Zulu attacks, to sniping and to displacement. */
  lostToAttacks: number
  lostToSniping: number
  lostToDisplacement: number
  leadersLost: number
  britishAttacks: number
  britishHits: number
  zuluAttacks: number
  zuluHits: number
  advances: number
}

/** A position. Arrays by hex are as long as the map, arrays by unit or leader as their lists in the parameters. */
export interface BattleState {
  readonly params: BattleParams
  turn: number
  stage: Stage
  /** What is to be decided: the stage itself, or what came up in it. */
  asks: Decision
  /** Hex of every combat unit; -1 off the map. */
  readonly at: Int16Array
  /** Strength points of every combat unit; 0 is eliminated. */
  readonly strength: Uint8Array
  readonly square: Uint8Array
  /** Hex of every leader; -1 is lost. */
  readonly leaders: Int16Array
  wagon: number
  wagonCaptured: boolean
  colors: Colors
  /** By hex: Zulus, British combat units, their strength points. */
  readonly zulus: Uint8Array
  readonly bodies: Uint8Array
  readonly force: Uint8Array
  /** Hexes that may still hold too much. */
  exempt: readonly number[]
  /** Units and leaders that have been placed at the start. */
  placed: number

  // Within a phase.
  /** Zulus of a hex that may still move. */
  readonly fresh: Uint8Array
  /** Zulus of a hex that have attacked, and attacks that came out of it. */
  readonly stormed: Uint8Array
  readonly sorties: Uint8Array
  /** Attacks made on a hex. */
  readonly attacked: Uint8Array
  /** Strength points that a unit has fired. */
  readonly fired: Uint8Array
  /** MP that a unit has spent; whether it has moved, and formed or left square. */
  readonly spent: Uint8Array
  readonly moved: Uint8Array
  readonly reformed: Uint8Array
  readonly led: Uint8Array
  wagonMoved: boolean
  /** What the British do first in phases IV and V. */
  first: 'combat' | 'movement'
  /** Hex under Zulu attack, -1 for none, and the hexes of those that have attacked it, in order. */
  target: number
  attackers: number[]
  /** Sniping: steps still to be lost, and the units that can lose them. */
  snipes: number
  readonly snipable: Uint8Array

  // What has come up; -1 for nothing.
  /** Hex where a Zulu was lost that has not come back. */
  fallen: number
  /** Hex whose unit is to lose a step. */
  struck: number
  /** Hex that has lost its last unit to an attack. */
  emptied: number
  /** Whether a unit or leader was lost since victory was last looked for. */
  bled: boolean
  /** Zulus that moved in this phase. */
  marched: number

  readonly tally: BattleTally
  /** Attacks of the whole game on each hex. */
  readonly heat: Uint16Array
  end: GameResult | undefined
}

/** The pieces at their usual places, before anything is decided. */
export function firstState(params: BattleParams): BattleState {
  const { units, leaders, zulus } = params
  const { hexes } = tablesOf(params)
  const state: BattleState = {
    params,
    turn: 1,
    stage: 'deploy',
    asks: 'deploy',
    at: Int16Array.from(units, () => -1),
    strength: Uint8Array.from(units, ({ strength }) => strength),
    square: new Uint8Array(units.length),
    leaders: Int16Array.from(leaders, ({ hex, free }) => (free ? -1 : hex)),
    wagon: params.wagon,
    wagonCaptured: false,
    colors: 'due',
    zulus: new Uint8Array(hexes),
    bodies: new Uint8Array(hexes),
    force: new Uint8Array(hexes),
    exempt: params.exempt,
    placed: 0,
    fresh: new Uint8Array(hexes),
    stormed: new Uint8Array(hexes),
    sorties: new Uint8Array(hexes),
    attacked: new Uint8Array(hexes),
    fired: new Uint8Array(units.length),
    spent: new Uint8Array(units.length),
    moved: new Uint8Array(units.length),
    reformed: new Uint8Array(units.length),
    led: new Uint8Array(leaders.length),
    wagonMoved: false,
    first: 'combat',
    target: -1,
    attackers: [],
    snipes: 0,
    snipable: new Uint8Array(units.length),
    fallen: -1,
    struck: -1,
    emptied: -1,
    bled: false,
    marched: 0,
    tally: {
      zulusEliminated: 0,
      lostToAttacks: 0,
      lostToSniping: 0,
      lostToDisplacement: 0,
      leadersLost: 0,
      britishAttacks: 0,
      britishHits: 0,
      zuluAttacks: 0,
      zuluHits: 0,
      advances: 0,
    },
    heat: new Uint16Array(hexes),
    end: undefined,
  }
  for (const [hex, count] of zulus) state.zulus[hex] = (state.zulus[hex] ?? 0) + count
  units.forEach(({ hex, free }, unit) => {
    if (hex >= 0 && !free) standUnit(state, unit, hex)
  })
  return state
}

/** Puts a unit into a hex; it must be off the map. */
export function standUnit(state: BattleState, unit: number, hex: number): void {
  state.at[unit] = hex
  state.bodies[hex] = (state.bodies[hex] ?? 0) + 1
  state.force[hex] = (state.force[hex] ?? 0) + (state.strength[unit] ?? 0)
}

/** Takes a unit off the map. */
export function liftUnit(state: BattleState, unit: number): void {
  const hex = state.at[unit] ?? -1
  state.at[unit] = -1
  state.bodies[hex] = (state.bodies[hex] ?? 0) - 1
  state.force[hex] = (state.force[hex] ?? 0) - (state.strength[unit] ?? 0)
}
