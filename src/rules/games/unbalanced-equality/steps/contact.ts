import type { Listener } from '../../../rules-model.ts'
import { NOBODY, unitAt, type EqualityState, type Melee, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { moveTowards, squareDistance, type Point } from '../geometry.ts'

/** Step 5, beginning: chargers that are left close in and are locked with their targets. */
export function closeIn(state: EqualityState, tell?: Listener): void {
  const { units, params } = state
  units.forEach((unit, number) => {
    const target = units[unit.charge]
    if (unit.charge === NOBODY || !target || target.gone) return
    Object.assign(unit, contactPlace(unit, target, params.numbers.contact))
    lock(units, number, unit.charge)
    tell?.(eventOf(state, 'melee', 'contact', `${unit.spec.title} closes in on ${target.spec.title}.`, [unit, target]))
  })
}

/** Where a unit stands that has closed in on another: on the straight line, so far from it; nearer ones stay. */
export function contactPlace(unit: Point, target: Point, contact: number): Point {
  const square = squareDistance(unit, target)
  if (square <= contact * contact) return { x: unit.x, y: unit.y }
  return moveTowards(unit, target, Math.sqrt(square) - contact)
}

/** Locks two units with each other. */
export function lock(units: readonly Unit[], a: number, b: number): void {
  const [one, other] = [unitAt(units, a), unitAt(units, b)]
  if (one.locks.includes(b)) return
  one.locks.push(b)
  other.locks.push(a)
}

/** Groups of units that are locked together, in the order of their first units. */
export function findMelees(units: readonly Unit[]): Melee[] {
  const seen = new Set<number>()
  const melees: Melee[] = []
  units.forEach((unit, first) => {
    if (unit.locks.length === 0 || seen.has(first)) return
    seen.add(first)
    const group = [first]
    for (const number of group)
      for (const other of units[number]?.locks ?? [])
        if (!seen.has(other)) {
          seen.add(other)
          group.push(other)
        }
    melees.push({ units: group.sort((a, b) => a - b), victor: NOBODY })
  })
  return melees
}
