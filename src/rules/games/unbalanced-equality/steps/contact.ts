import type { Listener } from '../../../rules-model.ts'
import { NOBODY, unitAt, type EqualityState, type Melee, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { moveTowards, putAt, squareDistance, type Point } from '../geometry.ts'

/** Step 5, beginning: chargers that are left close in and are locked with their targets. */
export function closeIn(state: EqualityState, tell?: Listener): void {
  const { units, params } = state
  for (const unit of units) {
    if (unit.charge === NOBODY) continue
    const target = unitAt(units, unit.charge)
    if (target.gone) continue
    putAt(unit, contactPlace(unit, target, params.numbers.contact))
    lock(unit, target)
    tell?.(eventOf(state, 'melee', 'contact', `${unit.spec.title} closes in on ${target.spec.title}.`, [unit, target]))
  }
}

/** Where a unit stands that has closed in on another: on the straight line, so far from it; nearer ones stay. */
export function contactPlace(unit: Point, target: Point, contact: number): Point {
  const square = squareDistance(unit, target)
  if (square <= contact * contact) return { x: unit.x, y: unit.y }
  return moveTowards(unit, target, Math.sqrt(square) - contact)
}

/** Locks two units with each other. */
export function lock(one: Unit, other: Unit): void {
  if (one.locks.includes(other.number)) return
  one.locks.push(other.number)
  other.locks.push(one.number)
}

/** Groups of units that are locked together, in the order of their first units. */
export function findMelees(units: readonly Unit[]): Melee[] {
  const melees: Melee[] = []
  for (const unit of units)
    if (unit.locks.length > 0 && !isFighting(melees, unit.number))
      melees.push({ units: groupOf(units, unit), victor: NOBODY })
  return melees
}

function isFighting(melees: readonly Melee[], number: number): boolean {
  for (const { units } of melees) if (units.includes(number)) return true
  return false
}

/** Units that are locked with a unit, directly or through others, in the order of the roster. */
function groupOf(units: readonly Unit[], unit: Unit): number[] {
  const group = [unit.number]
  for (const number of group)
    for (const other of unitAt(units, number).locks) if (!group.includes(other)) group.push(other)
  return group.sort((a, b) => a - b)
}
