import { canFire, fireBand } from '../can-do.ts'
import { distanceSquared, NOBODY, type Order, type Unit } from '../equality-state.ts'
import { enemyOf } from '../seats.ts'
import type { Write } from './plan.ts'

/** More than the number of a band of range. */
const BANDS = 10

/** More than friends who can aim at the same target. */
const MANY = 1000

/**
 * Targets of fire for a side: enemies that charge the firer before all others; then steady before shaken, the shorter band, fewer friends aiming already,
 * the nearest.
 */
export const aimWell: Write = ({ sides, seat }, orders) => {
  const own = sides[seat]!
  const enemies = sides[enemyOf(seat)]!
  for (let i = 0; i < own.length; i++) {
    const unit = own[i]!
    if (canFire(unit)) orders[unit.number]!.target = bestTarget(enemies, own, i, orders)
  }
}

/** The target for unit `at` of a side; nobody when none is in range. */
function bestTarget(enemies: readonly Unit[], own: readonly Unit[], at: number, orders: readonly Order[]): number {
  const unit = own[at]!
  let best = NOBODY
  let least = 0
  let nearest = 0
  for (let i = 0; i < enemies.length; i++) {
    const target = enemies[i]!
    const band = fireBand(unit, target)
    if (band < 0) continue
    const first = (target.charge === unit.number ? 0 : 2) + (target.shaken ? 1 : 0)
    // Units earlier in the roster that aim at it already.
    let friends = 0
    for (let j = 0; j < at; j++) if (orders[own[j]!.number]!.target === target.number) friends++
    const rank = (first * BANDS + band) * MANY + friends
    const square = distanceSquared(unit, target)
    if (best >= 0 && (rank > least || (rank === least && square >= nearest))) continue
    least = rank
    nearest = square
    best = target.number
  }
  return best
}
