import { canFire, fireBand } from '../can-do.ts'
import { orderOf, type Order, type Unit } from '../equality-state.ts'
import { OUT } from '../fire-effect.ts'
import { squareDistance } from '../geometry.ts'
import type { Write } from './plan.ts'

/** More than any square of a distance on a field. */
const FAR = 1e9

/** More than friends who can aim at the same target. */
const MANY = 1000

/**
 * Targets of fire for a side: enemies that charge the firer before all others; then steady before shaken, the shorter band, fewer friends aiming already,
 * the nearest.
 */
export const aimWell: Write = ({ units, seat }, orders) => {
  for (const unit of units) {
    if (unit.spec.seat !== seat || !canFire(unit)) continue
    let least = Infinity
    for (const target of units) {
      const band = fireBand(unit, target)
      if (band === OUT) continue
      const first = (target.charge === unit.number ? 0 : 2) + (target.shaken ? 1 : 0)
      const friends = friendsAiming(units, orders, unit, target)
      const rank = ((first * OUT + band) * MANY + friends) * FAR + squareDistance(unit, target)
      if (rank >= least) continue
      least = rank
      orderOf(orders, unit).target = target.number
    }
  }
}

/** Units of the same side, earlier in the roster, that aim at a target. */
function friendsAiming(units: readonly Unit[], orders: readonly Order[], unit: Unit, target: Unit): number {
  let friends = 0
  for (const other of units) {
    if (other.number === unit.number) break
    if (other.spec.seat === unit.spec.seat && orderOf(orders, other).target === target.number) friends++
  }
  return friends
}
