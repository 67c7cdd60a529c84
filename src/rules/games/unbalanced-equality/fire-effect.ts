import { inCover } from './cover.ts'
import type { EqualityParams } from './equality-params.ts'
import type { Unit } from './equality-state.ts'
import { ONE, type Fraction } from './fraction.ts'
import { squareDistance } from './geometry.ts'
import { combatPower, countsAsClosed, figuresLeft, formationOf, isHalf, standsLeft } from './strength.ts'
import type { UnitType } from './unit-type.ts'

/** Bands of range. `OUT` is out of range. */
export const SHORT = 0
export const MEDIUM = 1
export const LONG = 2
export const OUT = 3
export type Band = 0 | 1 | 2 | 3

/** The band of a squared distance. */
export function bandOf(square: number, { short, medium, long }: UnitType['ranges']): Band {
  if (square <= short * short && short > 0) return SHORT
  if (square <= medium * medium && medium > 0) return MEDIUM
  return square <= long * long && long > 0 ? LONG : OUT
}

/** Figures that hold the horses of mounted infantry on foot, and do not fire. */
export function horseHolders(unit: Unit, params: EqualityParams): number {
  if (unit.spec.type.branch !== 'mounted' || !unit.closed) return 0
  return Math.round(figuresLeft(unit, params) / params.numbers.holdersOf)
}

/** Kills of small arms and maxims in a band: no dice, rounded down once. */
export function smallArmsKills(
  firer: Unit,
  target: Unit,
  band: 0 | 1 | 2,
  units: readonly Unit[],
  params: EqualityParams,
): number {
  const { kills } = formationOf(firer, units, params)
  const holders = horseHolders(firer, params) * params.numbers.menPerFigure
  const power = firer.spec.type.branch === 'maxim' ? 1 : Math.max(0, combatPower(firer, params) - holders)
  return scaled(power, kills, params.fire.range[band], firer, target, params)
}

/** Kills of a cannon in a band by the face of its die. */
export function cannonKills(
  firer: Unit,
  target: Unit,
  band: 0 | 1 | 2,
  face: number,
  units: readonly Unit[],
  params: EqualityParams,
): number {
  const { fire, dice, rulings } = params
  const kills = dice.artillery[firer.spec.type.native ? 'native' : 'british'][face - 1] ?? 0
  if (kills === 0) return 0
  const closed = target.spec.type.branch === 'regular' && countsAsClosed(target, units, params)
  const range = rulings.artilleryRange ? fire.range[band] : ONE
  return scaled(closed ? kills + fire.closedTarget : kills, ONE, range, firer, target, params)
}

/** A number times its rate and all factors that apply, rounded down. */
function scaled(
  number: number,
  rate: Fraction,
  range: Fraction,
  firer: Unit,
  target: Unit,
  params: EqualityParams,
): number {
  const { cover, half, newCrew } = params.fire
  let over = number * rate.over * range.over
  let under = rate.under * range.under
  if (inCover(target, firer)) {
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

/** Highest die on which a target fails its morale after the fire of a unit. Its bands are those of small arms, for guns too. */
export function failingNumber(firer: Unit, target: Unit, { morale }: EqualityParams): number {
  const square = squareDistance(firer, target)
  const { short, medium } = morale.ends
  const band = square <= short * short ? SHORT : square <= medium * medium ? MEDIUM : LONG
  const single = firer.spec.type.branch === 'regular' && standsLeft(firer) === 1
  return morale.fails[band] + (single ? morale.singleStand : 0) + (inCover(target, firer) ? morale.cover : 0)
}
