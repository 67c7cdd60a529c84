import type { Listener } from '../../../rules-model.ts'
import { NOBODY, unitAt, type EqualityState, type Melee, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { moveTowards, squareOf, type Place, type Point } from '../geometry.ts'

/** Step 5, beginning: chargers that are left close in and are locked with their targets. Whether any unit is locked. */
export function closeIn(state: EqualityState, tell?: Listener): boolean {
  const { units, params } = state
  let locked = false
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    locked ||= unit.locks.length > 0
    if (unit.charge < 0) continue
    const target = unitAt(units, unit.charge)
    if (target.gone) continue
    locked = true
    closeInOn(unit, target, params.numbers.contact)
    lock(unit, target)
    tell?.(eventOf(state, 'melee', 'contact', `${unit.spec.title} closes in on ${target.spec.title}.`, [unit, target]))
  }
  return locked
}

/** Moves what closes in on another to where it stands so far from it, on the straight line; nearer ones stay. */
export function closeInOn(place: Place, target: Point, contact: number): void {
  const square = squareOf(place.x - target.x, place.y - target.y)
  if (square > contact * contact) moveTowards(place, target.x, target.y, Math.sqrt(square) - contact)
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
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (unit.locks.length > 0 && !isFighting(melees, i)) melees.push({ units: groupOf(units, unit), victor: NOBODY })
  }
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
  // The first of a pair is the earlier one.
  return group.length > 2 ? group.sort((a, b) => a - b) : group
}
