import type { EqualityNumbers } from './equality-params.ts'
import { isFree, NOBODY, type Stage, type Unit } from './equality-state.ts'
import type { EqualityView } from './equality-view.ts'
import { bandOf, OUT, type Band } from './fire-effect.ts'
import { moveAway, squareDistance, type Point } from './geometry.ts'
import { isGun } from './unit-type.ts'

/** Whether a unit may name an enemy as the target of its charge. */
export function canCharge(unit: Unit, target: Unit): boolean {
  const { charge } = unit.spec.type
  if (charge === 0 || !isFree(unit) || target.gone || target.spec.seat === unit.spec.seat) return false
  return squareDistance(unit, target) <= charge * charge
}

/** The nearest unit that charges a unit, the first of those equally near; absent when none does. */
export function nearestCharger(units: readonly Unit[], target: Unit): Unit | undefined {
  let nearest: Unit | undefined
  let least = Infinity
  for (const unit of units)
    if (unit.charge === target.number) {
      const square = squareDistance(unit, target)
      if (square < least) {
        least = square
        nearest = unit
      }
    }
  return nearest
}

/** Whether a unit may evade: charged, free, no gun, and not about to charge itself. */
export function canEvade(units: readonly Unit[], unit: Unit): boolean {
  if (!isFree(unit) || isGun(unit.spec.type) || unit.charge !== NOBODY) return false
  for (const { charge } of units) if (charge === unit.number) return true
  return false
}

/** Where a unit that evades ends: an open move away from its nearest charger. */
export function evasionPlace(units: readonly Unit[], unit: Unit, numbers: EqualityNumbers): Point {
  const charger = nearestCharger(units, unit)
  if (!charger) throw new Error(`nobody charges ${unit.spec.id}`)
  const { branch, open, closed } = unit.spec.type
  // Mounted infantry on foot stays on foot.
  const { move } = branch === 'mounted' && unit.closed ? closed : open
  return moveAway(unit, charger, move, unit.spec.seat, numbers)
}

/** Whether a unit takes an order to move: free, not charging, not evading. */
export function canMove(unit: Unit): boolean {
  return isFree(unit) && unit.charge === NOBODY && !unit.evades
}

/** Whether a unit may fire at all: free, and no gun that moved too far. */
export function canFire(unit: Unit): boolean {
  const { moveAndFire } = unit.spec.type
  return isFree(unit) && (moveAndFire === undefined || unit.moved <= moveAndFire * moveAndFire)
}

/** The band in which a unit that can fire may fire at another; `OUT` if it may not. A charger fires at the unit that it charges alone. */
export function fireBand(unit: Unit, target: Unit): Band {
  if (target.gone || target.spec.seat === unit.spec.seat || target.locks.length > 0) return OUT
  if (unit.charge !== NOBODY && unit.charge !== target.number) return OUT
  return bandOf(squareDistance(unit, target), unit.spec.type.ranges)
}

/** Whether a unit may fire at another. */
export function canFireAt(unit: Unit, target: Unit): boolean {
  return canFire(unit) && fireBand(unit, target) !== OUT
}

/** Whether a cannon may aim at the gun of a target instead of its crew. */
export function canAimAtGun(unit: Unit, target: Unit): boolean {
  return unit.spec.type.branch === 'cannon' && isGun(target.spec.type)
}

/** Whether a side has anything to decide in a stage. */
export function mustDecide(
  { units, melee }: Pick<EqualityView, 'units' | 'melee'>,
  stage: Stage,
  seat: number,
): boolean {
  const own = (holds: (unit: Unit) => boolean): boolean => units.some((unit) => unit.spec.seat === seat && holds(unit))
  switch (stage) {
    case 'recovery':
      return false
    case 'charge':
      return own((unit) => units.some((target) => canCharge(unit, target)))
    case 'evade':
      return own((unit) => canEvade(units, unit))
    case 'move':
      return own(canMove)
    case 'fire':
      return own((unit) => units.some((target) => canFireAt(unit, target)))
    case 'pursue':
      return melee?.victor === seat
  }
}

/** The nearest enemy of a unit, the first of those equally near. */
export function nearestEnemy(units: readonly Unit[], unit: Unit): Unit | undefined {
  let nearest: Unit | undefined
  let least = Infinity
  for (const enemy of units) {
    if (enemy.gone || enemy.spec.seat === unit.spec.seat) continue
    const square = squareDistance(unit, enemy)
    if (square < least) {
      least = square
      nearest = enemy
    }
  }
  return nearest
}

/** Units of a side. */
export function unitsOf(units: readonly Unit[], seat: number): Unit[] {
  return units.filter(({ spec }) => spec.seat === seat)
}
