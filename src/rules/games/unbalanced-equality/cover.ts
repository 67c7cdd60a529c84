import type { Unit } from './equality-state.ts'
import { forwardOf, type Point } from './geometry.ts'

/** Whether a unit is in cover against an enemy at a place: where it started, not in melee since before this turn, and the enemy in front within 45 degrees. */
export function inCover(unit: Unit, enemy: Point): boolean {
  const { spec, x, y } = unit
  if (!spec.cover || unit.wasLocked || x !== spec.x || y !== spec.y) return false
  return forwardOf(unit.seat) * (enemy.y - y) >= Math.abs(enemy.x - x)
}
