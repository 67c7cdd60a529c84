import type { Listener } from '../../../rules-model.ts'
import { evasionPlace } from '../can-do.ts'
import type { EqualityParams } from '../equality-params.ts'
import { NOBODY, orderOf, unitAt, type EqualityState, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { halfWay, moveTowards, putAt, squareDistance, type Point } from '../geometry.ts'
import { formationOf } from '../strength.ts'

/** Step 2: everybody moves at the same time, from the places at the start of the step. Afterwards only those that still charge have a target. */
export function moveAll(state: EqualityState, tell?: Listener): void {
  const { units, orders } = state
  for (const unit of units) changeFormation(state, unit, tell)
  let evading = false
  for (const unit of units) {
    evading ||= unit.evades
    putAt(orderOf(orders, unit), endOf(state, unit))
  }
  if (evading) giveUpCharges(units, state.params)
  for (const unit of units) {
    const { x, y } = orderOf(orders, unit)
    if (x === unit.x && y === unit.y) continue
    tell?.(eventOf(state, 'movement', 'move', `${wayOf(unit)} (${x}, ${y}).`, [unit]))
    unit.moved = squareDistance(unit, { x, y })
    unit.x = x
    unit.y = y
  }
}

/** Regular infantry takes open or closed order as it was told, before it moves; open order to evade. */
function changeFormation(state: EqualityState, unit: Unit, tell?: Listener): void {
  if (unit.spec.type.branch !== 'regular') return
  const order = orderOf(state.orders, unit)
  const closed = unit.evades ? false : order.moves ? order.closed : unit.closed
  if (closed === unit.closed) return
  unit.closed = closed
  const text = `${unit.spec.title} forms ${closed ? 'closed' : 'open'} order.`
  tell?.(eventOf(state, 'movement', 'formation', text, [unit]))
}

/** Chargers whose targets evade out of their reach charge no more. */
function giveUpCharges(units: readonly Unit[], params: EqualityParams): void {
  const outrun = units.filter((unit) => isOutrun(unit, units, params))
  for (const unit of outrun) unit.charge = NOBODY
}

/** Where a unit ends. */
function endOf({ params, units, orders }: EqualityState, unit: Unit): Point {
  if (unit.charge !== NOBODY) return advance(unit, unitAt(units, unit.charge), units, params)
  if (unit.evades) return evasionPlace(units, unit, params.numbers)
  const order = orderOf(orders, unit)
  return order.moves ? clearMove(unit, order, units, params) : unit
}

/** Where a charger ends: half the way to its target, which stays or evades to a new place. Out of reach it moves normally, and charges no more. */
function advance(unit: Unit, target: Unit, units: readonly Unit[], params: EqualityParams): Point {
  if (target.locks.length > 0) return unit
  const place = target.evades ? evasionPlace(units, target, params.numbers) : target
  return isOutrun(unit, units, params) ? clearMove(unit, place, units, params) : halfWay(unit, place)
}

/** Whether the target of a charger evades out of its reach. */
function isOutrun(unit: Unit, units: readonly Unit[], { numbers }: EqualityParams): boolean {
  const target = units[unit.charge]
  if (!target?.evades) return false
  const { charge } = unit.spec.type
  return squareDistance(unit, evasionPlace(units, target, numbers)) > charge * charge
}

/** Where a normal move towards a place ends. One that would end too near to where an enemy began is not made. */
function clearMove(unit: Unit, to: Point, units: readonly Unit[], params: EqualityParams): Point {
  if (to.x === unit.x && to.y === unit.y) return unit
  const end = moveTowards(unit, to, formationOf(unit, units, params).move)
  const clear = params.numbers.clearOfEnemy * params.numbers.clearOfEnemy
  for (const enemy of units)
    if (enemy.spec.seat !== unit.spec.seat && !enemy.gone && squareDistance(end, enemy) < clear) return unit
  return end
}

function wayOf({ spec, charge, evades }: Unit): string {
  if (charge !== NOBODY) return `${spec.title} charges and halts half way, at`
  return evades ? `${spec.title} evades to` : `${spec.title} moves to`
}
