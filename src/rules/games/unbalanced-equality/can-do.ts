import type { EqualityNumbers } from './equality-params.ts'
import { isFree, NOBODY, type EqualityState, type Stage, type Unit } from './equality-state.ts'
import { bandOf, OUT } from './fire-effect.ts'
import { moveAway, squareDistance, type Point } from './geometry.ts'
import { isGun } from './unit-type.ts'

/** Whether a unit may name an enemy as the target of its charge. */
export function canCharge(unit: Unit, target: Unit): boolean {
  const { charge } = unit.spec.type
  if (charge === 0 || !isFree(unit) || target.gone || target.spec.seat === unit.spec.seat) return false
  return squareDistance(unit, target) <= charge * charge
}

/** The nearest unit that charges a unit; absent when none does. */
export function nearestCharger(units: readonly Unit[], target: number): Unit | undefined {
  const charged = units[target]
  let nearest: Unit | undefined
  let least = Infinity
  for (const unit of units)
    if (unit.charge === target && charged) {
      const square = squareDistance(unit, charged)
      if (square < least) {
        least = square
        nearest = unit
      }
    }
  return nearest
}

/** Whether a unit may evade: charged, free, no gun, and not about to charge itself. */
export function canEvade(units: readonly Unit[], number: number): boolean {
  const unit = units[number]
  if (!unit || !isFree(unit) || isGun(unit.spec.type) || unit.charge !== NOBODY) return false
  return units.some(({ charge }) => charge === number)
}

/** Where a unit that evades ends: an open move away from its nearest charger. */
export function evasionPlace(units: readonly Unit[], number: number, numbers: EqualityNumbers): Point {
  const unit = units[number]
  const charger = nearestCharger(units, number)
  if (!unit || !charger) throw new Error(`nobody charges unit ${number}`)
  const { branch, open, closed } = unit.spec.type
  // Mounted infantry on foot stays on foot.
  const { move } = branch === 'mounted' && unit.closed ? closed : open
  return moveAway(unit, charger, move, unit.spec.seat, numbers)
}

/** Whether a unit takes an order to move: free, not charging, not evading. */
export function canMove(unit: Unit): boolean {
  return isFree(unit) && unit.charge === NOBODY && !unit.evades
}

/** Whether a unit may fire at another. A charger fires at the unit that it charges alone. */
export function canFireAt(unit: Unit, number: number, target: Unit): boolean {
  const { type, seat } = unit.spec
  if (!isFree(unit) || target.gone || target.spec.seat === seat || target.locks.length > 0) return false
  if (unit.charge !== NOBODY && unit.charge !== number) return false
  if (type.moveAndFire !== undefined && unit.moved > type.moveAndFire * type.moveAndFire) return false
  return bandOf(squareDistance(unit, target), type.ranges) !== OUT
}

/** Whether a cannon may aim at the gun of a target instead of its crew. */
export function canAimAtGun(unit: Unit, target: Unit): boolean {
  return unit.spec.type.branch === 'cannon' && isGun(target.spec.type)
}

/** Whether a side has anything to decide in a stage. */
export function mustDecide({ units, melees }: EqualityState, stage: Stage, seat: number): boolean {
  switch (stage) {
    case 'recovery':
      return false
    case 'charge':
      return units.some((unit) => unit.spec.seat === seat && units.some((target) => canCharge(unit, target)))
    case 'evade':
      return units.some((unit, number) => unit.spec.seat === seat && canEvade(units, number))
    case 'move':
      return units.some((unit) => unit.spec.seat === seat && canMove(unit))
    case 'fire':
      return units.some(
        (unit) => unit.spec.seat === seat && units.some((target, number) => canFireAt(unit, number, target)),
      )
    case 'pursue':
      return melees[0]?.victor === seat
  }
}
