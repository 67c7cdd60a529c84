import type { Policy } from '../../../rules-model.ts'
import type { EqualityMove, MoveOrder, ShotOrder } from '../equality-move.ts'
import { newOrder, orderOf, type Order, type Unit } from '../equality-state.ts'
import type { EqualityView } from '../equality-view.ts'

/** Writes orders for units of the seat that looks. It reads no order but its own. */
export type Write = (view: EqualityView, orders: readonly Order[]) => void

/** A way of playing by orders. Quick play has them written straight into the state. */
export interface Plan {
  /** Forgets the last game. */
  readonly begin?: () => void
  readonly charge: Write
  readonly evade: Write
  readonly move: Write
  readonly fire: Write
  /** Whether it follows those it has beaten. */
  readonly follows: boolean
}

/** A plan that leaves a stage alone. */
export const nothing: Write = () => undefined

/** The policy that plays by a plan. */
export function policyOf(plan: Plan): Policy<EqualityView, EqualityMove> {
  return {
    choose(view) {
      const { stage } = view
      if (stage === 'recovery') throw new Error('nobody decides recovery')
      if (stage === 'pursue') return { do: plan.follows ? 'follow' : 'retire' }
      const orders = view.units.map(newOrder)
      plan[stage](view, orders)
      return moveOf(stage, view.units, orders)
    },
  }
}

/** Orders of a stage as a decision. */
function moveOf(
  stage: 'charge' | 'evade' | 'move' | 'fire',
  units: readonly Unit[],
  orders: readonly Order[],
): EqualityMove {
  switch (stage) {
    case 'charge': {
      const charging = units.filter((unit) => orderOf(orders, unit).charge >= 0)
      const charges = charging.map((unit) => ({ unit: unit.number, target: orderOf(orders, unit).charge }))
      return { do: 'charge', charges }
    }
    case 'evade': {
      const evading = units.filter((unit) => orderOf(orders, unit).evades)
      return { do: 'evade', units: evading.map(({ number }) => number) }
    }
    case 'move': {
      const moving = units.filter((unit) => orderOf(orders, unit).moves)
      const moves = moving.map((unit): MoveOrder => {
        const { x, y, closed } = orderOf(orders, unit)
        return { unit: unit.number, x, y, closed }
      })
      return { do: 'move', moves }
    }
    case 'fire': {
      const firing = units.filter((unit) => orderOf(orders, unit).target >= 0)
      const shots = firing.map((unit): ShotOrder => ({ unit: unit.number, target: orderOf(orders, unit).target }))
      return { do: 'fire', shots }
    }
  }
}
