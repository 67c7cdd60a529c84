import type { Listener } from '../../../rules-model.ts'
import { distanceSquared, unitAt, unlock, type EqualityState, type Melee, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { moveAway } from '../geometry.ts'
import { formationOf } from '../strength.ts'
import { closeInOn, lock } from './contact.ts'

/** Ends a melee: nobody in it is locked any more, and marks end with the lock. */
export function breakUp({ units }: EqualityState, melee: Melee): void {
  for (const number of melee.units) {
    const unit = unitAt(units, number)
    unlock(unit)
    unit.halved = false
  }
}

/** Carries out the winner's choice: the loser retires far and alone, or less far and the winner stays on it. */
export function carryOut(state: EqualityState, melee: Melee, follow: boolean, tell?: Listener): void {
  const { units, params } = state
  const victors: number[] = []
  const losers: number[] = []
  for (const number of melee.units) {
    const { gone, seat } = unitAt(units, number)
    if (!gone) (seat === melee.victor ? victors : losers).push(number)
  }
  const { retireMoves, pursuitMoves } = params.numbers
  const moves = follow ? pursuitMoves : retireMoves
  const lengths = losers.map((number) => moves * formationOf(unitAt(units, number), units, params).move)
  losers.forEach((number, at) => {
    const unit = unitAt(units, number)
    const enemy = unitAt(units, nearestIn(units, unit, victors))
    moveAway(unit, enemy, lengths[at] ?? 0, unit.seat, params.numbers)
    tell?.(eventOf(state, 'melee', 'retire', `${unit.spec.title} retires to (${unit.x}, ${unit.y}).`, [unit]))
  })
  if (!follow) return breakUp(state, melee)
  const marks = victors.map((number) => unitAt(units, number).halved)
  breakUp(state, melee)
  victors.forEach((number, at) => {
    const unit = unitAt(units, number)
    const loser = nearestIn(units, unit, losers)
    closeInOn(unit, unitAt(units, loser), params.numbers.contact)
    lock(unit, unitAt(units, loser))
    unit.halved = marks[at] ?? false
    tell?.(eventOf(state, 'melee', 'follow', `${unit.spec.title} follows to (${unit.x}, ${unit.y}).`, [unit]))
  })
  for (const number of losers) {
    const unit = unitAt(units, number)
    if (unit.locks.length === 0) lock(unit, unitAt(units, nearestIn(units, unit, victors)))
    unit.halved = true
  }
}

/** The nearest of some units, the first of those equally near. */
function nearestIn(units: readonly Unit[], from: Unit, some: readonly number[]): number {
  let nearest = some[0] ?? -1
  for (const number of some)
    if (distanceSquared(from, unitAt(units, number)) < distanceSquared(from, unitAt(units, nearest))) nearest = number
  return nearest
}
