import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { inCover } from '../cover.ts'
import { die } from '../die.ts'
import type { EqualityParams } from '../equality-params.ts'
import { unitAt, type EqualityState, type Melee, type Unit } from '../equality-state.ts'
import { eventOf, titlesOf } from '../event.ts'
import { BRITISH, enemyOf, namesOf, ZULU } from '../seats.ts'
import { combatPower, formationOf, removeUnit } from '../strength.ts'
import { isGun } from '../unit-type.ts'
import { loseInMelee } from './share-loss.ts'
import { roundA } from './round-a.ts'
import { breakUp } from './round-b.ts'

/** Morale Value in melee: half if marked, and one more in cover from all enemies that are locked with it. */
export function moraleValue(unit: Unit, units: readonly Unit[], params: EqualityParams): number {
  const { mv } = formationOf(unit, units, params)
  const value = unit.halved ? Math.max(1, Math.floor(mv / 2)) : mv
  const covered = unit.locks.length > 0 && unit.locks.every((enemy) => inCover(unit, unitAt(units, enemy)))
  return covered ? value + 1 : value
}

/** Step 5: fights a melee up to the choice of its winner. Whether there is one; otherwise the melee is over. */
export function fight(state: EqualityState, melee: Melee, rng: Rng, tell?: Listener): boolean {
  const { units } = state
  // By seat.
  const sides: [Unit[], Unit[]] = [[], []]
  const fighters: [Unit[], Unit[]] = [[], []]
  for (const number of melee.units) {
    const unit = unitAt(units, number)
    const seat = unit.seat === ZULU ? ZULU : BRITISH
    sides[seat].push(unit)
    if (!isGun(unit.type)) fighters[seat].push(unit)
  }
  for (const side of sides) if (hasJoined(side)) for (const unit of side) unit.halved = false
  const strengths = [strengthOf(state, fighters[ZULU]), strengthOf(state, fighters[BRITISH])]
  killCrews(state, sides, fighters, tell)
  if (isLeft(sides[ZULU]) && isLeft(sides[BRITISH])) roundA(state, fighters, strengths, tell)
  if (!isLeft(sides[ZULU]) || !isLeft(sides[BRITISH])) {
    breakUp(state, melee)
    return false
  }
  melee.victor = roundB(state, strengths, rng, tell)
  return true
}

/** Morale Value times Combat Power, of all units. */
function strengthOf({ units, params }: EqualityState, fighters: readonly Unit[]): number {
  let strength = 0
  for (const unit of fighters) strength += moraleValue(unit, units, params) * combatPower(unit, params)
  return strength
}

/** Whether any unit of a side has joined the melee in this turn. */
function hasJoined(side: readonly Unit[]): boolean {
  for (const { wasLocked } of side) if (!wasLocked) return true
  return false
}

/** Whether any unit of a side is left. */
function isLeft(side: readonly Unit[]): boolean {
  for (const { gone } of side) if (!gone) return true
  return false
}

/** Crews that are caught die; for each the enemy loses so many figures. */
function killCrews(
  state: EqualityState,
  sides: readonly (readonly Unit[])[],
  fighters: readonly (readonly Unit[])[],
  tell?: Listener,
): void {
  const { menPerFigure, crewPercent } = state.params.numbers
  sides.forEach((side, seat) => {
    if (fighters[seat]?.length === side.length) return
    const guns = side.filter(({ type, gone }) => isGun(type) && !gone)
    if (guns.length === 0) return
    guns.forEach(removeUnit)
    tell?.(eventOf(state, 'melee', 'crew', `The crew of ${titlesOf(guns)} is killed.`, guns))
    const figures = guns.reduce((sum, { spec }) => sum + Math.floor((spec.figures * crewPercent) / 100), 0)
    loseInMelee(state, fighters[enemyOf(seat)] ?? [], figures * menPerFigure, tell)
  })
}

/** Round B: strength of before the losses times a die; ties roll again. Seat of the winner. */
function roundB(state: EqualityState, strengths: readonly number[], rng: Rng, tell?: Listener): number {
  for (;;) {
    const british = die(rng)
    const zulu = die(rng)
    const difference = (strengths[ZULU] ?? 0) * zulu - (strengths[BRITISH] ?? 0) * british
    const victor = difference > 0 ? ZULU : BRITISH
    if (tell) {
      const rolled = `Round B: British ${strengths[BRITISH]} × ${british}, Zulu ${strengths[ZULU]} × ${zulu}`
      const told = difference === 0 ? 'a tie, again' : `the ${namesOf(victor)} win`
      tell(eventOf(state, 'melee', 'round-b', `${rolled}: ${told}.`, []))
    }
    if (difference !== 0) return victor
  }
}
