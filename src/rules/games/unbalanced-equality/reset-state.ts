import { NOBODY, unlock, type EqualityState, type Unit } from './equality-state.ts'

/** Takes a state back to before the first turn, so that the next game can be played on it. Orders are cleared when a turn begins. */
export function resetState(state: EqualityState): void {
  state.turn = 0
  state.stage = 'recovery'
  state.seat = 0
  state.melees = []
  state.end = undefined
  for (let i = 0; i < state.units.length; i++) resetUnit(state.units[i]!)
}

/** Takes a unit back to where it starts. */
function resetUnit(unit: Unit): void {
  const { x, y, closed } = unit.spec
  unit.lost = 0
  unit.x = x
  unit.y = y
  unit.closed = closed
  unit.shaken = false
  unit.halved = false
  unit.gone = false
  unit.hits = 0
  unit.newCrew = false
  unlock(unit)
  unit.wasLocked = false
  unit.charge = NOBODY
  unit.evades = false
  unit.moved = 0
  unit.lostToFire = 0
  unit.failsOn = 0
}
