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
  const { units, params } = state
  const sides = [ZULU, BRITISH].map((seat) =>
    melee.units.map((number) => unitAt(units, number)).filter(({ spec }) => spec.seat === seat),
  )
  for (const side of sides) if (side.some(({ wasLocked }) => !wasLocked)) for (const unit of side) unit.halved = false
  const fighters = sides.map((side) => side.filter(({ spec }) => !isGun(spec.type)))
  const strengths = fighters.map((side) =>
    side.reduce((sum, unit) => sum + moraleValue(unit, units, params) * combatPower(unit, params), 0),
  )
  killCrews(state, sides, fighters, tell)
  if (sides.every((side) => side.some(isLeft))) roundA(state, fighters, strengths, tell)
  if (!sides.every((side) => side.some(isLeft))) {
    breakUp(state, melee)
    return false
  }
  melee.victor = roundB(state, strengths, rng, tell)
  return true
}

const isLeft = (unit: Unit): boolean => !unit.gone

/** Crews that are caught die; for each the enemy loses so many figures. */
function killCrews(
  state: EqualityState,
  sides: readonly (readonly Unit[])[],
  fighters: readonly (readonly Unit[])[],
  tell?: Listener,
): void {
  const { menPerFigure, crewPercent } = state.params.numbers
  sides.forEach((side, seat) => {
    const guns = side.filter(({ spec, gone }) => isGun(spec.type) && !gone)
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
