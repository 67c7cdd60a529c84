import type { EqualityNumbers } from './equality-params.ts'
import { distanceSquared, isFree, type Stage, type Unit } from './equality-state.ts'
import type { EqualityView } from './equality-view.ts'
import { bandOf, OUT, type Band } from './fire-effect.ts'
import { moveAway, type Point } from './geometry.ts'
import { enemyOf } from './seats.ts'
import { isGun } from './unit-type.ts'

/** Whether a unit may name an enemy as the target of its charge. */
export function canCharge(unit: Unit, target: Unit): boolean {
  const { charge } = unit.type
  if (charge === 0 || !isFree(unit) || target.gone || target.seat === unit.seat) return false
  return distanceSquared(unit, target) <= charge * charge
}

/** The nearest enemy that charges a unit, the first of those equally near; absent when none does. */
function nearestCharger(enemies: readonly Unit[], target: Unit): Unit | undefined {
  let nearest: Unit | undefined
  let least = 0
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    if (enemy.charge !== target.number) continue
    const square = distanceSquared(enemy, target)
    if (nearest && square >= least) continue
    least = square
    nearest = enemy
  }
  return nearest
}

/** Whether a unit may evade: charged, free, no gun, and not about to charge itself. */
export function canEvade(enemies: readonly Unit[], unit: Unit): boolean {
  if (!isFree(unit) || isGun(unit.type) || unit.charge >= 0) return false
  for (let i = 0; i < enemies.length; i++) if (enemies[i]!.charge === unit.number) return true
  return false
}

/** Where a unit that evades ends: an open move away from its nearest charger. */
export function evasionPlace(enemies: readonly Unit[], unit: Unit, numbers: EqualityNumbers): Point {
  const charger = nearestCharger(enemies, unit)
  if (!charger) throw new Error(`nobody charges ${unit.spec.id}`)
  const { branch, open, closed } = unit.type
  // Mounted infantry on foot stays on foot.
  const { move } = branch === 'mounted' && unit.closed ? closed : open
  const place = { x: unit.x, y: unit.y }
  moveAway(place, charger, move, unit.seat, numbers)
  return place
}

/** Whether a unit takes an order to move: free, not charging, not evading. */
export function canMove(unit: Unit): boolean {
  return isFree(unit) && unit.charge < 0 && !unit.evades
}

/** Whether a unit may fire at all: free, and no gun that moved too far. */
export function canFire(unit: Unit): boolean {
  const { moveAndFire } = unit.type
  return isFree(unit) && (moveAndFire === undefined || unit.moved <= moveAndFire * moveAndFire)
}

/** The band in which a unit that can fire may fire at another; `OUT` if it may not. A charger fires at the unit that it charges alone. */
export function fireBand(unit: Unit, target: Unit): Band | typeof OUT {
  const { reach, ranges } = unit.type
  const square = distanceSquared(unit, target)
  // What lets most pairs pass no further is asked first.
  if (square > reach * reach || target.seat === unit.seat || target.gone || target.locks.length > 0) return OUT
  if (unit.charge >= 0 && unit.charge !== target.number) return OUT
  return bandOf(square, ranges)
}

/** Whether a unit may fire at another. */
export function canFireAt(unit: Unit, target: Unit): boolean {
  return canFire(unit) && fireBand(unit, target) >= 0
}

/** Whether a cannon may aim at the gun of a target instead of its crew. */
export function canAimAtGun(unit: Unit, target: Unit): boolean {
  return unit.type.branch === 'cannon' && isGun(target.type)
}

/** Whether a side has anything to decide in a stage. */
export function mustDecide(
  { sides, melee }: Pick<EqualityView, 'sides' | 'melee'>,
  stage: Stage,
  seat: number,
): boolean {
  const own = sides[seat]!
  const enemies = sides[enemyOf(seat)]!
  switch (stage) {
    case 'recovery':
      return false
    case 'charge':
      return own.some((unit) => enemies.some((target) => canCharge(unit, target)))
    case 'evade':
      return own.some((unit) => canEvade(enemies, unit))
    case 'move':
      return own.some(canMove)
    case 'fire':
      return own.some((unit) => enemies.some((target) => canFireAt(unit, target)))
    case 'pursue':
      return melee?.victor === seat
  }
}

/** The nearest enemy of a unit that is still there, the first of those equally near. */
export function nearestEnemy(enemies: readonly Unit[], unit: Unit): Unit | undefined {
  let nearest: Unit | undefined
  let least = 0
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    if (enemy.gone) continue
    const square = distanceSquared(unit, enemy)
    if (nearest && square >= least) continue
    least = square
    nearest = enemy
  }
  return nearest
}
