import type { EqualityState } from './equality-state.ts'
import { isOnField } from './geometry.ts'
import { combatPower, menLeft } from './strength.ts'

/** Where every unit is. */
export function piecesOf({ units }: EqualityState): readonly (readonly [piece: string, place: string])[] {
  return units.map(({ spec, gone }) => [spec.id, gone ? 'gone' : 'field'])
}

/** What must never be so: losses, Combat Power, places, locks and marks that do not fit. */
export function faultsOf(state: EqualityState): readonly string[] {
  const { units, params, stage } = state
  const { numbers, rulings } = params
  const faults: string[] = []
  units.forEach((unit, number) => {
    const { spec, lost, gone } = unit
    const fault = (text: string): void => void faults.push(`${spec.id}: ${text}`)
    if (lost < 0 || lost > spec.men || !Number.isInteger(lost)) fault(`${lost} men lost of ${spec.men}`)
    if (gone !== 100 * lost >= numbers.gonePercent * spec.men)
      fault(`${lost} of ${spec.men} men lost and ${gone ? 'gone' : 'still there'}`)
    if (gone && lost !== spec.men) fault('gone, but not all men lost')
    const power = combatPower(unit, params)
    const men = menLeft(unit)
    if (
      !rulings.powerOfMen &&
      (power % numbers.menPerFigure !== 0 || power < men || power >= men + numbers.menPerFigure)
    )
      fault(`Combat Power ${power} of ${men} men`)
    if (!isOnField(unit, numbers)) fault(`off the field at (${unit.x}, ${unit.y})`)
    if (unit.shaken && !spec.type.native) fault('shaken, but not native')
    if (stage === 'pursue') return
    if (unit.halved && unit.locks.length === 0) fault('halved, but not locked')
    for (const lock of unit.locks) {
      const other = units[lock]
      if (!other || other.spec.seat === spec.seat) fault('locked with no enemy')
      else if (!other.locks.includes(number)) fault(`locked with ${other.spec.id}, but not the other way`)
      if (gone || other?.gone) fault('a lock with a unit that is gone')
    }
  })
  return faults
}
