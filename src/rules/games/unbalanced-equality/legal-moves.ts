import { canAimAtGun, canCharge, canEvade, canFireAt, canMove } from './can-do.ts'
import type { EqualityMove } from './equality-move.ts'
import type { Unit } from './equality-state.ts'
import type { EqualityView } from './equality-view.ts'
import { isOnField } from './geometry.ts'
import { enemyOf } from './seats.ts'

/** Whether a side may decide so in the present stage. */
export function isLegalMove({ params, seat, stage, units, sides }: EqualityView, move: EqualityMove): boolean {
  const own = (number: number): Unit | undefined => (units[number]?.spec.seat === seat ? units[number] : undefined)
  const each = <T extends { readonly unit: number }>(
    orders: readonly T[],
    holds: (order: T, unit: Unit) => boolean,
  ): boolean =>
    new Set(orders.map(({ unit }) => unit)).size === orders.length &&
    orders.every((order) => {
      const unit = own(order.unit)
      return unit !== undefined && holds(order, unit)
    })
  switch (move.do) {
    case 'charge':
      return (
        stage === 'charge' && each(move.charges, ({ target }, unit) => isAnd(units[target], (e) => canCharge(unit, e)))
      )
    case 'evade': {
      const orders = move.units.map((unit) => ({ unit }))
      return stage === 'evade' && each(orders, (_order, unit) => canEvade(sides[enemyOf(seat)]!, unit))
    }
    case 'move':
      return (
        stage === 'move' &&
        each(move.moves, ({ x, y }, unit) => {
          const whole = Number.isInteger(x) && Number.isInteger(y)
          return whole && canMove(unit) && isOnField({ x, y }, params.numbers)
        })
      )
    case 'fire':
      return (
        stage === 'fire' &&
        each(move.shots, ({ target, atGun }, unit) =>
          isAnd(units[target], (e) => canFireAt(unit, e) && (!atGun || canAimAtGun(unit, e))),
        )
      )
    case 'retire':
    case 'follow':
      return stage === 'pursue'
  }
}

function isAnd<T>(value: T | undefined, holds: (value: T) => boolean): boolean {
  return value !== undefined && holds(value)
}
