import { canCharge, canMove, mustDecide, nearestEnemy } from '../can-do.ts'
import { isFree, type Unit } from '../equality-state.ts'
import type { EqualityNumbers } from '../equality-params.ts'
import type { EqualityView } from '../equality-view.ts'
import type { Point } from '../geometry.ts'
import { enemyOf } from '../seats.ts'
import { nothing, type Plan, type Write } from './plan.ts'
import { aimWell } from './targets.ts'

/** Every regiment goes at the nearest enemy. */
export function frontal(): Plan {
  return attack(nearestEnemy)
}

/** The last regiment of the roster goes around first, while the others wait; then all go at the nearest enemy. */
export function horns({ hornsX, hornsY }: Pick<EqualityNumbers, 'hornsX' | 'hornsY'>): Plan {
  const way: readonly Point[] = [
    { x: hornsX, y: hornsY },
    { x: hornsX, y: 0 },
  ]
  let horn: Unit | undefined
  let leg = 0
  let closing = false
  let looked = 0
  const plan = attack((enemies, unit) => {
    if (closing) return nearestEnemy(enemies, unit)
    return unit.number === horn?.number ? way[leg] : undefined
  })
  /** The position when Movement begins says what this turn brings. */
  const look = ({ sides, seat, turn }: EqualityView): void => {
    if (closing || looked === turn) return
    looked = turn
    let last: Unit | undefined
    let left = 0
    for (const unit of sides[seat]!)
      if (!unit.gone) {
        last = unit
        left++
      }
    if (last?.number !== horn?.number) leg = 0
    horn = last
    const goal = way[leg]
    if (horn && goal && horn.x === goal.x && horn.y === goal.y) leg++
    closing = left <= 1 || leg >= way.length
  }
  // A turn in which there is nothing to decide is not looked at.
  return {
    ...plan,
    begin() {
      horn = undefined
      leg = 0
      closing = false
      looked = 0
    },
    charge(view, orders) {
      if (mustDecide(view, 'charge', view.seat)) look(view)
      plan.charge(view, orders)
    },
    move(view, orders) {
      if (mustDecide(view, 'move', view.seat)) look(view)
      plan.move(view, orders)
    },
  }
}

/** A side that charges whatever it can reach. `goal` says where a unit goes that does not charge; undefined for staying. */
function attack(goal: (enemies: readonly Unit[], unit: Unit) => Point | undefined): Plan {
  const charge: Write = ({ sides, seat }, orders) => {
    const own = sides[seat]!
    const enemies = sides[enemyOf(seat)]!
    for (let i = 0; i < own.length; i++) {
      const unit = own[i]!
      const enemy = isFree(unit) ? nearestEnemy(enemies, unit) : undefined
      if (enemy && canCharge(unit, enemy)) orders[unit.number]!.charge = enemy.number
    }
  }
  const move: Write = ({ sides, seat }, orders) => {
    const own = sides[seat]!
    const enemies = sides[enemyOf(seat)]!
    for (let i = 0; i < own.length; i++) {
      const unit = own[i]!
      const to = canMove(unit) ? goal(enemies, unit) : undefined
      if (!to) continue
      const order = orders[unit.number]!
      order.moves = true
      order.x = to.x
      order.y = to.y
      order.closed = unit.closed
    }
  }
  return { charge, evade: nothing, move, fire: aimWell, follows: true }
}
