import type { Listener } from '../../../rules-model.ts'
import { evasionPlace } from '../can-do.ts'
import type { EqualityParams } from '../equality-params.ts'
import { NOBODY, unitAt, type EqualityState, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { halfWay, moveTowards, squareDistance, type Point } from '../geometry.ts'
import { formationOf } from '../strength.ts'

/** Step 2: everybody moves at the same time, from the places at the start of the step. Afterwards only those that still charge have a target. */
export function moveAll(state: EqualityState, tell?: Listener): void {
  const { params, units, orders } = state
  units.forEach((unit, number) => {
    const order = orders[number]
    if (unit.spec.type.branch !== 'regular') return
    if (unit.evades) unit.closed = false
    else if (order?.moves) unit.closed = order.closed
  })
  const places = units.map((unit, number) => (unit.evades ? evasionPlace(units, number, params.numbers) : undefined))
  const ends = units.map((unit, number): Point => {
    const order = orders[number]
    if (unit.charge !== NOBODY) return advance(unit, unitAt(units, unit.charge), places[unit.charge], units, params)
    if (!order?.moves) return places[number] ?? unit
    return clearMove(unit, order, units, params)
  })
  units.forEach((unit, number) => {
    const { x, y } = ends[number] ?? unit
    unit.moved = squareDistance(unit, { x, y })
    if (unit.moved > 0) tell?.(eventOf(state, 'movement', 'move', `${wayOf(unit)} (${x}, ${y}).`, [unit]))
    unit.x = x
    unit.y = y
  })
}

/** Where a charger ends: half the way to its target, which stays or has evaded to a new place. Out of reach it moves normally and charges no more. */
function advance(
  unit: Unit,
  target: Unit,
  evaded: Point | undefined,
  units: readonly Unit[],
  params: EqualityParams,
): Point {
  if (target.locks.length > 0) return unit
  const { charge } = unit.spec.type
  if (!evaded || squareDistance(unit, evaded) <= charge * charge) return halfWay(unit, evaded ?? target)
  unit.charge = NOBODY
  return clearMove(unit, evaded, units, params)
}

/** Where a normal move towards a place ends. One that would end too near to where an enemy began is not made. */
function clearMove(unit: Unit, to: Point, units: readonly Unit[], params: EqualityParams): Point {
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
