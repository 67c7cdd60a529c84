import type { GameResult } from '../../rules-model.ts'
import type { EqualityParams, UnitSpec } from './equality-params.ts'
import { SIDES } from './seats.ts'
import type { UnitType } from './unit-type.ts'

/**
 * What comes next: the turn begins with `recovery`, which goes by itself; charges, evasion, moves and targets are decided by one side after the other,
 * without seeing the other's; `pursue` is the choice of the winner of round B.
 */
export type Stage = 'recovery' | 'charge' | 'evade' | 'move' | 'fire' | 'pursue'

/** No unit: where a unit's number is kept. Anything below zero is nobody. */
export const NOBODY = -1

/** A unit in play. Places are tenths of an inch, other units are named by their place in the roster. */
export interface Unit {
  readonly spec: UnitSpec
  /** Its place in the roster. */
  readonly number: number
  /** Those of `spec`, which are asked most. */
  readonly seat: number
  readonly type: UnitType
  /** Men lost. */
  lost: number
  x: number
  y: number
  /** In closed order; of mounted infantry, on foot. */
  closed: boolean
  shaken: boolean
  /** Morale Value halved. */
  halved: boolean
  gone: boolean
  /** Hits on a gun. */
  hits: number
  /** Infantry serves the gun. */
  newCrew: boolean
  /** Enemies in melee with it. */
  locks: number[]
  /** Whether it was locked when the turn began. */
  wasLocked: boolean
  /** Unit that it charges. */
  charge: number
  evades: boolean
  /** Square of the distance that it moved in this turn's Movement. */
  moved: number
  /** Men lost to fire in this turn. */
  lostToFire: number
  /** Highest die on which it fails after this turn's fire. */
  failsOn: number
}

/** What a side ordered a unit to do; hidden until both sides have decided. */
export interface Order {
  charge: number
  evades: boolean
  /** Where it goes, as far as its move reaches. */
  moves: boolean
  x: number
  y: number
  closed: boolean
  /** Unit that it fires at, and whether a cannon aims at the gun instead of the crew. */
  target: number
  atGun: boolean
}

/** A group of units in melee. */
export interface Melee {
  /** In the order of the roster. */
  readonly units: readonly number[]
  /** Seat that won round B and chooses. */
  victor: number
}

export interface EqualityState {
  readonly params: EqualityParams
  turn: number
  stage: Stage
  /** Seat whose decision is next; 2 when both have decided. */
  seat: number
  readonly units: Unit[]
  /** The same units by seat. */
  readonly sides: Sides
  readonly orders: Order[]
  /** Melees still to be fought in this turn, the present one first. */
  melees: Melee[]
  end: GameResult | undefined
}

/** Units by seat, in the order of the roster. */
export type Sides = readonly (readonly Unit[])[]

/** A unit as it starts. */
function newUnit(spec: UnitSpec, number: number): Unit {
  return {
    spec,
    number,
    seat: spec.seat,
    type: spec.type,
    lost: 0,
    x: spec.x,
    y: spec.y,
    closed: spec.closed,
    shaken: false,
    halved: false,
    gone: false,
    hits: 0,
    newCrew: false,
    locks: [],
    wasLocked: false,
    charge: NOBODY,
    evades: false,
    moved: 0,
    lostToFire: 0,
    failsOn: 0,
  }
}

/** The order of a unit. */
export function orderOf(orders: readonly Order[], unit: Unit): Order {
  const order = orders[unit.number]
  if (!order) throw new Error(`no orders for ${unit.spec.id}`)
  return order
}

/** An order to do nothing. */
export function newOrder(): Order {
  return { charge: NOBODY, evades: false, moves: false, x: 0, y: 0, closed: false, target: NOBODY, atGun: false }
}

/** The position before the first turn. */
export function newState(params: EqualityParams): EqualityState {
  const units = params.units.map(newUnit)
  return {
    params,
    turn: 0,
    stage: 'recovery',
    seat: 0,
    units,
    sides: sidesOf(units),
    orders: params.units.map(newOrder),
    melees: [],
    end: undefined,
  }
}

function sidesOf(units: readonly Unit[]): Sides {
  return SIDES.map((_, seat) => units.filter((unit) => unit.seat === seat))
}

/** Frees a unit of all locks. Setting the length of an array is slow. */
export function unlock({ locks }: Unit): void {
  while (locks.length > 0) locks.pop()
}

/** A state of its own: nothing that changes is shared. */
export function cloneState(state: EqualityState): EqualityState {
  const units = state.units.map((unit) => ({ ...unit, locks: [...unit.locks] }))
  return {
    ...state,
    units,
    sides: sidesOf(units),
    orders: state.orders.map((order) => ({ ...order })),
    melees: state.melees.map((melee) => ({ ...melee })),
  }
}

/** The unit of a number. */
export function unitAt(units: readonly Unit[], number: number): Unit {
  const unit = units[number]
  if (!unit) throw new Error(`no unit ${number}`)
  return unit
}

/** Whether a unit may do what it likes: on the field, steady and in no melee. */
export function isFree(unit: Unit): boolean {
  return !unit.gone && !unit.shaken && unit.locks.length === 0
}

/** Square of the distance between two units. */
export function distanceSquared(one: Unit, other: Unit): number {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return dx * dx + dy * dy
}
