import type { Rng } from '../../rng.ts'
import { anyMove } from './any-move.ts'
import { mustDecide } from './can-do.ts'
import { NOBODY, type EqualityState, type Order, type Stage } from './equality-state.ts'
import { viewOf } from './equality-view.ts'
import { giveOrders } from './turn.ts'

/** The part of an order that a stage decides, taken back. What earlier stages decided has been carried out. */
const TAKEN_BACK: Readonly<Record<Stage, Partial<Order>>> = {
  recovery: {},
  charge: { charge: NOBODY },
  evade: { evades: false },
  move: { moves: false },
  fire: { target: NOBODY, atGun: false },
  pursue: {},
}

/** Makes up anew what a seat cannot see: the orders that the other side has given in this stage and that are not yet carried out. */
export function redealHidden(state: EqualityState, seat: number, rng: Rng): void {
  const { stage, orders, units } = state
  if (stage === 'pursue') return
  for (let other = 0; other < state.seat; other++) {
    if (other === seat || !mustDecide(viewOf(state, other), stage, other)) continue
    units.forEach(({ spec }, number) => {
      if (spec.seat === other) Object.assign(orders[number] ?? {}, TAKEN_BACK[stage])
    })
    giveOrders(state, anyMove(viewOf(state, other), rng))
  }
}
