import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { chanceAt, tablesOf } from '../battle-tables.ts'
import { defenceWith } from '../odds.ts'
import { canReform, leadersIn } from '../stages/movement.ts'
import { isBesideZulus } from '../ways.ts'

/** A move of a unit. */
export type Walk = BattleMove & { readonly do: 'walk' }

/** A unit goes to a hex; leaders stay unless it is the last to go. */
export function walk(state: BattleState, unit: number, to: number): Walk {
  const from = state.at[unit] ?? -1
  return { do: 'walk', unit, to, leaders: state.bodies[from] === 1 ? leadersIn(state, from) : [] }
}

/** Forms square where Zulus are near and it makes their attacks harder; undefined when all is done. */
export function formSquare(state: BattleState): BattleMove | undefined {
  const { bodies } = state
  for (let hex = 0; hex < bodies.length; hex++) {
    if (bodies[hex] === 0 || !isBesideZulus(state, hex)) continue
    const unit = firstLoose(state, hex)
    if (unit >= 0 && doesSquareHelp(state, hex)) return { do: 'square', unit, form: true }
  }
  return undefined
}

/** The first unit of a hex that is not in square, if all such units can form one now; -1 when there is none or one of them cannot. */
function firstLoose(state: BattleState, hex: number): number {
  const { at, square, params } = state
  let first = -1
  for (let unit = 0; unit < at.length; unit++) {
    if (at[unit] !== hex) continue
    if (params.units[unit]?.fixed) return -1
    if (square[unit] === 1) continue
    if (!canReform(state, unit)) return -1
    if (first < 0) first = unit
  }
  return first
}

/** Whether square would lower the chance of a Zulu against a hex; where it is at its least anyway, it would not. */
function doesSquareHelp(state: BattleState, hex: number): boolean {
  const tables = tablesOf(state.params)
  const chance = (square: boolean): number =>
    chanceAt(tables, state.params.numbers.zuluStrength - defenceWith(state, hex, square))
  return chance(true) < chance(false)
}
