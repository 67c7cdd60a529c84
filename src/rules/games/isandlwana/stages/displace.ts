import type { Listener } from '../../../rules-model.ts'
import { liftUnit, standUnit, type BattleState } from '../battle-state.ts'
import { loseStrength } from '../losses.ts'
import { ZULU } from '../seats.ts'
import { hexName, tellOf, unitName } from '../telling.ts'
import { besides, isClosedToBritish, unitsIn } from '../ways.ts'
import { listed } from './decision-rules.ts'
import { hasRoom } from './movement.ts'

/** The weakest unit of a hex: fewest strength points, then last in unit order (6.2, item of the start hex). */
export function weakestIn(state: BattleState, hex: number): number {
  let weakest = -1
  for (const unit of unitsIn(state, hex))
    if (weakest < 0 || (state.strength[unit] ?? 0) <= (state.strength[weakest] ?? 0)) weakest = unit
  return weakest
}

/** The exempt hex that holds too much; -1 when there is none. */
export function overstacked(state: BattleState): number {
  return state.exempt.find((hex) => (state.force[hex] ?? 0) > state.params.stacking) ?? -1
}

/** Hexes beside a hex that have room for a unit of it, ascending. */
export function roomBeside(state: BattleState, hex: number, unit: number): number[] {
  const around = besides(state, hex)
  return around.filter((next) => !isClosedToBritish(state, next) && hasRoom(state, next, unit))
}

/**
 * The end of the first British Movement Phase: whether the Zulus are to say where the weakest unit of an overstacked hex goes. One that has nowhere to go
 * is eliminated (6.2).
 */
export function isDisplacing(state: BattleState, tell?: Listener): boolean {
  const hex = overstacked(state)
  if (hex < 0) {
    state.exempt = []
    return false
  }
  const unit = weakestIn(state, hex)
  if (roomBeside(state, hex, unit).length > 0) return true
  loseStrength(state, unit, state.strength[unit] ?? 0, 'lostToDisplacement', tell)
  return false
}

/** The Zulus choose where the unit goes (6.2). */
export const displaceRules = listed({
  seat: ZULU,
  moves(state) {
    const hex = overstacked(state)
    return roomBeside(state, hex, weakestIn(state, hex)).map((to) => ({ do: 'displace', hex: to }))
  },
  apply(state, move, _rng, tell) {
    if (move.do !== 'displace') return
    const unit = weakestIn(state, overstacked(state))
    liftUnit(state, unit)
    standUnit(state, unit, move.hex)
    state.bled = true
    const words = () => `${unitName(state, unit)} is displaced to ${hexName(state, move.hex)} (6.2).`
    tellOf(state, tell, 'displace', words)
  },
})
