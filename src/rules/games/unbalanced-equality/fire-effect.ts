import type { EqualityParams } from './equality-params.ts'
import type { Unit } from './equality-state.ts'
import { ONE, type Fraction } from './fraction.ts'
import { combatPower, countsAsClosed, figuresLeft, formationOf, hasTwoStands, isHalf, standsLeft } from './strength.ts'
import type { UnitType } from './unit-type.ts'

/** Bands of range. */
export const SHORT = 0
export const MEDIUM = 1
export const LONG = 2
export type Band = typeof SHORT | typeof MEDIUM | typeof LONG

/** Out of range. Anything below zero is no band. */
export const OUT = -1

/** The band of a squared distance, or `OUT`. */
export function bandOf(square: number, { short, medium, long }: UnitType['ranges']): Band | typeof OUT {
  if (square <= short * short && short > 0) return SHORT
  if (square <= medium * medium && medium > 0) return MEDIUM
  return square <= long * long && long > 0 ? LONG : OUT
}

/** Figures that hold the horses of mounted infantry on foot, and do not fire. */
export function horseHolders(unit: Unit, params: EqualityParams): number {
  if (unit.type.branch !== 'mounted' || !unit.closed) return 0
  return Math.round(figuresLeft(unit, params) / params.numbers.holdersOf)
}

/** Kills of small arms and maxims in a band, at a target in cover or not: no dice, rounded down once. */
export function smallArmsKills(
  firer: Unit,
  band: Band,
  covered: boolean,
  units: readonly Unit[],
  params: EqualityParams,
): number {
  const { kills } = formationOf(firer, units, params)
  const power = firer.type.branch === 'maxim' ? 1 : firingPower(firer, params)
  return scaled(power, kills, params.fire.range[band], firer, covered, params)
}

/** Combat Power without those that hold horses. */
function firingPower(firer: Unit, params: EqualityParams): number {
  const power = combatPower(firer, params)
  const holders = horseHolders(firer, params)
  return holders === 0 ? power : Math.max(0, power - holders * params.numbers.menPerFigure)
}

/** Kills of a cannon in a band by the face of its die. */
export function cannonKills(
  firer: Unit,
  target: Unit,
  band: Band,
  covered: boolean,
  face: number,
  units: readonly Unit[],
  params: EqualityParams,
): number {
  const { fire, dice, rulings } = params
  const kills = dice.artillery[firer.type.native ? 'native' : 'british'][face - 1] ?? 0
  if (kills === 0) return 0
  const closed = target.type.branch === 'regular' && countsAsClosed(target, units, params)
  const range = rulings.artilleryRange ? fire.range[band] : ONE
  return scaled(closed ? kills + fire.closedTarget : kills, ONE, range, firer, covered, params)
}

/** A number times its rate and all factors that apply, rounded down. */
function scaled(
  number: number,
  rate: Fraction,
  range: Fraction,
  firer: Unit,
  covered: boolean,
  params: EqualityParams,
): number {
  const { cover, half, newCrew } = params.fire
  let over = number * rate.over * range.over
  let under = rate.under * range.under
  if (covered) {
    over *= cover.over
    under *= cover.under
  }
  if (isHalf(firer, params)) {
    over *= half.over
    under *= half.under
  }
  if (firer.newCrew) {
    over *= newCrew.over
    under *= newCrew.under
  }
  return Math.floor(over / under)
}

/**
 * Highest die on which a target, in cover or not, fails its morale after the fire of a unit at a squared distance. Its bands are those of small arms, for
 * guns too.
 */
export function failingNumber(firer: Unit, square: number, covered: boolean, { morale }: EqualityParams): number {
  const { short, medium } = morale.ends
  const band = square <= short * short ? SHORT : square <= medium * medium ? MEDIUM : LONG
  const single = firer.type.branch === 'regular' && !hasTwoStands(firer) && standsLeft(firer) === 1
  return morale.fails[band] + (single ? morale.singleStand : 0) + (covered ? morale.cover : 0)
}
