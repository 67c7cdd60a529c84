import type { Listener } from '../../../rules-model.ts'
import { evasionPlace } from '../can-do.ts'
import { NOBODY, unitAt, type EqualityState, type Order, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { moveHalfWay, moveTowards, putAt, squareOf, type Place, type Point } from '../geometry.ts'
import { enemyOf } from '../seats.ts'
import { formationOf } from '../strength.ts'

/** Step 2: everybody moves at the same time, from the places at the start of the step. Afterwards only those that still charge have a target. */
export function moveAll(state: EqualityState, tell?: Listener): void {
  const { units, orders } = state
  let evading = false
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    evading ||= unit.evades
    changeFormation(state, unit, orders[i]!, tell)
    findEnd(state, unit, orders[i]!)
  }
  if (evading) giveUpCharges(state)
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const { x, y } = orders[i]!
    if (x === unit.x && y === unit.y) continue
    tell?.(eventOf(state, 'movement', 'move', `${wayOf(unit)} (${x}, ${y}).`, [unit]))
    unit.moved = squareOf(x - unit.x, y - unit.y)
    unit.x = x
    unit.y = y
  }
}

/** Regular infantry takes open or closed order as it was told, before it moves; open order to evade. */
function changeFormation(state: EqualityState, unit: Unit, order: Order, tell?: Listener): void {
  if (unit.type.branch !== 'regular') return
  const closed = unit.evades ? false : order.moves ? order.closed : unit.closed
  if (closed === unit.closed) return
  unit.closed = closed
  const text = `${unit.spec.title} forms ${closed ? 'closed' : 'open'} order.`
  tell?.(eventOf(state, 'movement', 'formation', text, [unit]))
}

/** Chargers whose targets evade out of their reach charge no more. */
function giveUpCharges(state: EqualityState): void {
  const outrun = state.units.filter((unit) => isOutrun(state, unit))
  for (const unit of outrun) unit.charge = NOBODY
}

/** Turns the goal of an order into the place where the unit ends. */
function findEnd(state: EqualityState, unit: Unit, order: Order): void {
  const { moves, x, y } = order
  putAt(order, unit)
  if (unit.charge >= 0) advance(state, order, unit, unitAt(state.units, unit.charge))
  else if (unit.evades) putAt(order, evasionOf(state, unit))
  else if (moves) clearMove(state, order, unit, x, y)
}

function evasionOf({ sides, params }: EqualityState, unit: Unit): Point {
  return evasionPlace(sides[enemyOf(unit.seat)]!, unit, params.numbers)
}

/** Where a charger ends: half the way to its target, which stays or evades to a new place. Out of reach it moves normally, and charges no more. */
function advance(state: EqualityState, end: Place, unit: Unit, target: Unit): void {
  if (target.locks.length > 0) return
  const place: Point = target.evades ? evasionOf(state, target) : target
  if (isOutrun(state, unit)) clearMove(state, end, unit, place.x, place.y)
  else moveHalfWay(end, place)
}

/** Whether the target of a charger evades out of its reach. */
function isOutrun(state: EqualityState, unit: Unit): boolean {
  const target = state.units[unit.charge]
  if (!target?.evades) return false
  const { charge } = unit.type
  const { x, y } = evasionOf(state, target)
  return squareOf(unit.x - x, unit.y - y) > charge * charge
}

/** Where a normal move towards a place ends. One that would end too near to where an enemy began is not made. */
function clearMove({ units, sides, params }: EqualityState, end: Place, unit: Unit, x: number, y: number): void {
  if (x === unit.x && y === unit.y) return
  moveTowards(end, x, y, formationOf(unit, units, params).move)
  const clear = params.numbers.clearOfEnemy * params.numbers.clearOfEnemy
  const enemies = sides[enemyOf(unit.seat)]!
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    if (!enemy.gone && squareOf(end.x - enemy.x, end.y - enemy.y) < clear) return putAt(end, unit)
  }
}

function wayOf({ spec, charge, evades }: Unit): string {
  if (charge >= 0) return `${spec.title} charges and halts half way, at`
  return evades ? `${spec.title} evades to` : `${spec.title} moves to`
}
