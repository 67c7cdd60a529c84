import { canEvade, canMove, evasionPlace } from '../can-do.ts'
import { distanceSquared, type Order, type Unit } from '../equality-state.ts'
import type { EqualityView } from '../equality-view.ts'
import { squareOf } from '../geometry.ts'
import { enemyOf } from '../seats.ts'
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
    const { sides, seat } = view
    const enemies = sides[enemyOf(seat)]!
    for (const unit of sides[seat]!)
      if (canEvade(enemies, unit) && canOutrun(view, enemies, unit)) orders[unit.number]!.evades = true
  }
  return defend(stepBack, evade)
}

function defend(orderFor: (view: EqualityView, unit: Unit, order: Order) => void, evade: Write): Plan {
  const move: Write = (view, orders) => {
    const own = view.sides[view.seat]!
    for (let i = 0; i < own.length; i++) {
      const unit = own[i]!
      if (!isGun(unit.type) && canMove(unit)) orderFor(view, unit, orders[unit.number]!)
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
  if (unit.y <= -britishEdge || !isSteadyWithin(view.sides[enemyOf(view.seat)]!, unit, fallBackWithin)) return
  order.y = Math.max(-britishEdge, unit.y - unit.type.open.move)
  order.closed = false
}

function isSteadyWithin(enemies: readonly Unit[], unit: Unit, distance: number): boolean {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    if (!enemy.gone && !enemy.shaken && distanceSquared(unit, enemy) <= distance * distance) return true
  }
  return false
}

/** Whether evading takes a unit out of reach of all that charge it. */
function canOutrun({ params }: EqualityView, enemies: readonly Unit[], unit: Unit): boolean {
  const { x, y } = evasionPlace(enemies, unit, params.numbers)
  return enemies.every((charger) => {
    const { charge } = charger.type
    return charger.charge !== unit.number || squareOf(charger.x - x, charger.y - y) > charge * charge
  })
}
