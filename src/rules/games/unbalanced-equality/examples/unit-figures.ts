import type { Figure } from '../../../helpers/compare-expected.ts'
import type { EqualityState, Unit } from '../equality-state.ts'
import { horseHolders } from '../fire-effect.ts'
import { moraleValue } from '../steps/melee.ts'
import { combatPower, figuresLeft, isHalf, menLeft, standsLeft } from '../strength.ts'

/** What an example can expect of a unit, by key. */
export function unitFigures(unit: Unit, { units, params }: EqualityState): Readonly<Record<string, Figure>> {
  const yesNo = (holds: boolean): string => (holds ? 'yes' : 'no')
  return {
    lost: unit.lost,
    men: menLeft(unit),
    at: [unit.x, unit.y],
    closed: yesNo(unit.closed),
    shaken: yesNo(unit.shaken),
    halved: yesNo(unit.halved),
    gone: yesNo(unit.gone),
    half: yesNo(isHalf(unit, params)),
    hits: unit.hits,
    figures: figuresLeft(unit, params),
    stands: standsLeft(unit),
    'combat-power': combatPower(unit, params),
    'morale-value': moraleValue(unit, units, params),
    'horse-holders': horseHolders(unit, params),
  }
}
