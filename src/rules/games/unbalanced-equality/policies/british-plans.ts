import { canEvade, canMove, evasionPlace } from '../can-do.ts'
import { orderOf, type Order, type Unit } from '../equality-state.ts'
import type { EqualityView } from '../equality-view.ts'
import { squareDistance } from '../geometry.ts'
import { isGun } from '../unit-type.ts'
import { nothing, type Plan, type Write } from './plan.ts'
import { aimWell } from './targets.ts'

/** Stands in closed order and fires. */
export function firingLine(): Plan {
  return defend(stand, nothing)
}

/** Companies go back before steady Zulus, and evade charges that they can outrun. Guns stand. */
export function fallBack(): Plan {
  const evade: Write = (view, orders) => {
    for (const unit of view.units)
      if (unit.spec.seat === view.seat && canEvade(view.units, unit) && canOutrun(view, unit))
        orderOf(orders, unit).evades = true
  }
  return defend(stepBack, evade)
}

function defend(orderFor: (view: EqualityView, unit: Unit, order: Order) => void, evade: Write): Plan {
  const move: Write = (view, orders) => {
    for (const unit of view.units) {
      if (unit.spec.seat !== view.seat || isGun(unit.spec.type) || !canMove(unit)) continue
      orderFor(view, unit, orderOf(orders, unit))
    }
  }
  return { charge: nothing, evade, move, fire: aimWell, follows: false }
}

/** Stays where it is, in closed order. */
function stand(_view: EqualityView, unit: Unit, order: Order): void {
  order.moves = true
  order.x = unit.x
  order.y = unit.y
  order.closed = true
}

/** Straight back in open order while a steady enemy is near and there is room. */
function stepBack(view: EqualityView, unit: Unit, order: Order): void {
  stand(view, unit, order)
  const { fallBackWithin, britishEdge } = view.params.numbers
  if (unit.y <= -britishEdge || !isEnemyWithin(view.units, unit, fallBackWithin)) return
  order.y = Math.max(-britishEdge, unit.y - unit.spec.type.open.move)
  order.closed = false
}

function isEnemyWithin(units: readonly Unit[], unit: Unit, distance: number): boolean {
  for (const enemy of units)
    if (enemy.spec.seat !== unit.spec.seat && !enemy.gone && !enemy.shaken)
      if (squareDistance(unit, enemy) <= distance * distance) return true
  return false
}

/** Whether evading takes a unit out of reach of all that charge it. */
function canOutrun({ units, params }: EqualityView, unit: Unit): boolean {
  const place = evasionPlace(units, unit, params.numbers)
  return units.every((charger) => {
    const { charge } = charger.spec.type
    return charger.charge !== unit.number || squareDistance(charger, place) > charge * charge
  })
}
