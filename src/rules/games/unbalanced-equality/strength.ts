import type { EqualityParams } from './equality-params.ts'
import { distanceSquared, NOBODY, type Unit } from './equality-state.ts'
import type { Formation } from './unit-type.ts'

/** Men that are left. */
export function menLeft({ spec, lost }: Unit): number {
  return spec.men - lost
}

/** Figures that are left: one goes for every so many men lost. */
export function figuresLeft({ spec, lost }: Unit, { numbers }: EqualityParams): number {
  return spec.figures - Math.floor(lost / numbers.menPerFigure)
}

/** Stands that are left: one goes when all its men are lost. */
export function standsLeft({ spec, lost }: Unit): number {
  return spec.stands - Math.floor((lost * spec.stands) / spec.men)
}

/** Whether `standsLeft` is 2 or more, without a division. */
export function hasTwoStands({ spec, lost }: Unit): boolean {
  return lost * spec.stands < (spec.stands - 1) * spec.men
}

/** Combat Power: 15 men for each figure left, or by ruling the men left. */
export function combatPower(unit: Unit, params: EqualityParams): number {
  return params.rulings.powerOfMen ? menLeft(unit) : params.numbers.menPerFigure * figuresLeft(unit, params)
}

/** Whether so many men are lost that firepower is halved. */
export function isHalf({ spec, lost }: Unit, { numbers }: EqualityParams): boolean {
  return 100 * lost >= numbers.halfPercent * spec.men
}

/** Takes men off a unit, at most those it has. */
export function loseMen(unit: Unit, men: number): void {
  unit.lost = Math.min(unit.lost + men, unit.spec.men)
}

/** Takes a unit off the field; its last men are lost. */
export function removeUnit(unit: Unit): void {
  unit.gone = true
  unit.lost = unit.spec.men
  unit.charge = NOBODY
  unit.shaken = false
}

/** Takes a unit off the field if it has lost too many men. Whether it did. */
export function isGoneNow(unit: Unit, { numbers }: EqualityParams): boolean {
  if (unit.gone || 100 * unit.lost < numbers.gonePercent * unit.spec.men) return false
  removeUnit(unit)
  return true
}

/**
 * Whether closed order counts. A last stand of regular infantry needs another unit of regular infantry of its side close by. Mounted infantry is closed
 * when it is on foot.
 */
export function countsAsClosed(unit: Unit, units: readonly Unit[], params: EqualityParams): boolean {
  if (!unit.closed) return false
  return hasTwoStands(unit) || unit.type.branch !== 'regular' || isSupported(unit, units, params)
}

/** Whether another unit of regular infantry of its side is close by. */
function isSupported(unit: Unit, units: readonly Unit[], { numbers }: EqualityParams): boolean {
  const near = numbers.closedWithin * numbers.closedWithin
  for (let i = 0; i < units.length; i++) {
    const other = units[i]!
    if (other.seat !== unit.seat || other.gone || other === unit || other.type.branch !== 'regular') continue
    if (distanceSquared(unit, other) <= near) return true
  }
  return false
}

/** Figures of the formation that a unit is in. */
export function formationOf(unit: Unit, units: readonly Unit[], params: EqualityParams): Formation {
  const { type } = unit
  return countsAsClosed(unit, units, params) ? type.closed : type.open
}
