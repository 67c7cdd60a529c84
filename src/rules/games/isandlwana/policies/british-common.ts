import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { chanceAt, tablesOf } from '../battle-tables.ts'
import { defenceWith } from '../odds.ts'
import { canReform, leadersIn } from '../stages/movement.ts'
import { isBesideZulus, unitsIn } from '../ways.ts'

/** A move of a unit; leaders stay unless it is the last to go. */
export function walk(state: BattleState, unit: number, to: number): BattleMove {
  const from = state.at[unit] ?? -1
  return { do: 'walk', unit, to, leaders: state.bodies[from] === 1 ? leadersIn(state, from) : [] }
}

/** Forms square where Zulus are near and it makes their attacks harder; undefined when all is done. */
export function formSquare(state: BattleState): BattleMove | undefined {
  const { bodies } = state
  for (let hex = 0; hex < bodies.length; hex++) {
    if (bodies[hex] === 0 || !isBesideZulus(state, hex)) continue
    const units = unitsIn(state, hex)
    if (units.some((unit) => state.params.units[unit]?.fixed)) continue
    if (units.every((unit) => state.square[unit]) || !doesSquareHelp(state, hex)) continue
    const loose = units.filter((unit) => !state.square[unit])
    if (loose.every((unit) => canReform(state, unit))) return { do: 'square', unit: loose[0] ?? -1, form: true }
  }
  return undefined
}

/** Whether square would lower the chance of a Zulu against a hex; where it is at its least anyway, it would not. */
function doesSquareHelp(state: BattleState, hex: number): boolean {
  const tables = tablesOf(state.params)
  const chance = (square: boolean): number =>
    chanceAt(tables, state.params.numbers.zuluStrength - defenceWith(state, hex, square))
  return chance(true) < chance(false)
}
