import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { overstacked } from '../stages/displace.ts'
import { hasRoom } from '../stages/movement.ts'
import { britishReach, OUT_OF_REACH } from '../ways.ts'
import { walk } from './british-common.ts'
import { leastBy } from './least-by.ts'
import type { Course } from './plan.ts'

/** MP that a unit has for hexes once it is out of square. */
function openMovement(state: BattleState, unit: number): number {
  const { britishMovement, squareCost } = state.params.numbers
  return britishMovement - (state.square[unit] ? squareCost : 0)
}

/** Hexes that a unit could reach, leaving square if it is in one, its own among them; whether there is room or not. */
export function hexesInReach(state: BattleState, unit: number): number[] {
  const reach = britishReach(state, state.at[unit] ?? -1, openMovement(state, unit))
  return Array.from(reach.keys()).filter((hex) => reach[hex] !== OUT_OF_REACH)
}

/** Distance of a unit from a hex. */
function distanceTo(state: BattleState, unit: number, hex: number): number {
  const { distance, hexes } = tablesOf(state.params)
  return distance[(state.at[unit] ?? 0) * hexes + hex] ?? 0
}

/** Units that can move, nearest to a hex first, then in unit order. */
export function nearestFirst(state: BattleState, units: readonly number[], hex: number): number[] {
  return [...units].sort((a, b) => distanceTo(state, a, hex) - distanceTo(state, b, hex) || a - b)
}

/** Units on the map that are able to move at all, in unit order. */
export function mobileUnits(state: BattleState): number[] {
  return state.params.units.flatMap(({ fixed }, unit) => (!fixed && (state.at[unit] ?? -1) >= 0 ? [unit] : []))
}

/** A unit goes to the best hex for it, or stays there. The overstacked start hex is left if it can be. */
export function* goToBest(state: BattleState, unit: number, key: (hex: number) => readonly number[]): Course {
  const own = state.at[unit] ?? -1
  const others = hexesInReach(state, unit).filter((hex) => hex !== own && hasRoom(state, hex, unit))
  const options = others.length > 0 && overstacked(state) === own ? others : [own, ...others]
  const best = leastBy(options, key)
  if (best === undefined || best === own) return
  if (state.square[unit]) state = yield { do: 'square', unit, form: false }
  yield walk(state, unit, best)
}
