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
  return isCoveredFromAll(unit, units) ? value + 1 : value
}

/** Whether a unit is in cover from all enemies that are locked with it. */
function isCoveredFromAll(unit: Unit, units: readonly Unit[]): boolean {
  if (!unit.spec.cover) return false
  for (const enemy of unit.locks) if (!inCover(unit, unitAt(units, enemy))) return false
  return unit.locks.length > 0
}

/** Step 5: fights a melee up to the choice of its winner. Whether there is one; otherwise the melee is over. */
export function fight(state: EqualityState, melee: Melee, rng: Rng, tell?: Listener): boolean {
  forgetMarks(state, melee, ZULU)
  forgetMarks(state, melee, BRITISH)
  const fighters = [fightersOf(state, melee, ZULU), fightersOf(state, melee, BRITISH)]
  const strengths = [strengthOf(state, fighters[ZULU]!), strengthOf(state, fighters[BRITISH]!)]
  if (fighters[ZULU]!.length + fighters[BRITISH]!.length < melee.units.length) killCrews(state, melee, fighters, tell)
  if (areBothLeft(state, melee)) roundA(state, fighters, strengths, tell)
  if (!areBothLeft(state, melee)) {
    breakUp(state, melee)
    return false
  }
  melee.victor = roundB(state, strengths, rng, tell)
  return true
}

/** A side that a unit has joined in this turn loses its marks. */
function forgetMarks({ units }: EqualityState, melee: Melee, seat: number): void {
  let joined = false
  for (const number of melee.units) {
    const unit = unitAt(units, number)
    if (unit.seat === seat && !unit.wasLocked) joined = true
  }
  if (!joined) return
  for (const number of melee.units) {
    const unit = unitAt(units, number)
    if (unit.seat === seat) unit.halved = false
  }
}

/** Units of a side that can fight: all but guns. */
function fightersOf({ units }: EqualityState, melee: Melee, seat: number): Unit[] {
  const fighters: Unit[] = []
  for (const number of melee.units) {
    const unit = unitAt(units, number)
    if (unit.seat === seat && !isGun(unit.type)) fighters.push(unit)
  }
  return fighters
}

/** Morale Value times Combat Power, of all units. */
function strengthOf({ units, params }: EqualityState, fighters: readonly Unit[]): number {
  let strength = 0
  for (const unit of fighters) strength += moraleValue(unit, units, params) * combatPower(unit, params)
  return strength
}

/** Whether both sides of a melee have units left. */
function areBothLeft({ units }: EqualityState, melee: Melee): boolean {
  let [zulus, british] = [false, false]
  for (const number of melee.units) {
    const { gone, seat } = unitAt(units, number)
    if (gone) continue
    if (seat === ZULU) zulus = true
    else british = true
  }
  return zulus && british
}

/** Crews that are caught die; for each the enemy loses so many figures. */
function killCrews(state: EqualityState, melee: Melee, fighters: readonly (readonly Unit[])[], tell?: Listener): void {
  const { menPerFigure, crewPercent } = state.params.numbers
  const caught = melee.units.map((number) => unitAt(state.units, number)).filter((unit) => isGun(unit.type))
  for (const seat of [ZULU, BRITISH]) {
    const guns = caught.filter((unit) => unit.seat === seat && !unit.gone)
    if (guns.length === 0) continue
    guns.forEach(removeUnit)
    tell?.(eventOf(state, 'melee', 'crew', `The crew of ${titlesOf(guns)} is killed.`, guns))
    const figures = guns.reduce((sum, { spec }) => sum + Math.floor((spec.figures * crewPercent) / 100), 0)
    loseInMelee(state, fighters[enemyOf(seat)]!, figures * menPerFigure, tell)
  }
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
