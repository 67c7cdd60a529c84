import type { BattleParams } from '../battle-params.ts'
import { tablesOf } from '../battle-tables.ts'
import { kept } from '../kept.ts'
import { fireGains, type FireGains } from './fire-gains.ts'

/**
 * Room to plan fire in. A shot is a unit and a target that it can fire at; shots are numbered in unit order, those of a unit by target. Kept from plan to
 * plan: two dozen lists are not made anew for every phase.
 */
export interface FireDesk {
  readonly reactionGains: FireGains
  readonly combatGains: FireGains

  // By shot.
  readonly unit: Uint16Array
  readonly target: Uint16Array
  /** What is added to the unit's strength there. */
  readonly change: Int16Array
  /** Strength points committed so far; the best further commitment, and its worth: the higher is taken first, 0 is never. */
  readonly committed: Uint8Array
  readonly points: Uint8Array
  readonly worth: Int32Array
  /** The next shot at the same target; -1 for none. */
  readonly next: Int16Array

  // By unit.
  /** Its first shot; there is an entry more, for the end. */
  readonly first: Uint16Array
  /** Its best shot, -1 for none, and the worth of this. */
  readonly best: Int16Array
  readonly most: Int32Array
  readonly left: Uint8Array
  /** Target that it fires at first; -1 for none yet. */
  readonly firstTarget: Int16Array

  // By hex.
  /** First shot at it; -1 where there is none. */
  readonly head: Int16Array
  /** Hit number and chance so far; 0 for a target at which nobody fires. */
  readonly numbers: Int16Array
  readonly chances: Uint8Array
  /** British combat units beside it. */
  readonly threats: Uint8Array
  /** Whether it is served now. */
  readonly isOpen: Uint8Array
}

/** The desk of a battle; what lies on it is left from the plan before. */
export const fireDesk = kept(makeDesk)

function makeDesk(params: BattleParams): FireDesk {
  const { hexes, targets } = tablesOf(params)
  const units = params.units.length
  const shots = units * Math.max(...targets.map((list) => list.length))
  return {
    reactionGains: fireGains(params, false, true),
    combatGains: fireGains(params, true, params.rulings.splitFire === 'none'),
    unit: new Uint16Array(shots),
    target: new Uint16Array(shots),
    change: new Int16Array(shots),
    committed: new Uint8Array(shots),
    points: new Uint8Array(shots),
    worth: new Int32Array(shots),
    next: new Int16Array(shots),
    first: new Uint16Array(units + 1),
    best: new Int16Array(units),
    most: new Int32Array(units),
    left: new Uint8Array(units),
    firstTarget: new Int16Array(units),
    head: new Int16Array(hexes),
    numbers: new Int16Array(hexes),
    chances: new Uint8Array(hexes),
    threats: new Uint8Array(hexes),
    isOpen: new Uint8Array(hexes),
  }
}
