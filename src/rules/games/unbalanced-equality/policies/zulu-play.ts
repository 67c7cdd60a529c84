import type { Policy } from '../../../rules-model.ts'
import { canCharge, canMove } from '../can-do.ts'
import type { EqualityMove, MoveOrder } from '../equality-move.ts'
import type { EqualityView } from '../equality-view.ts'
import type { Unit } from '../equality-state.ts'
import { squareDistance, type Point } from '../geometry.ts'
import { chooseTargets } from './targets.ts'

type ZuluPolicy = Policy<EqualityView, EqualityMove>

/** The nearest enemy of a unit, the first of those equally near. */
export function nearestEnemy(units: readonly Unit[], unit: Unit): number {
  let nearest = -1
  let least = Infinity
  units.forEach((enemy, number) => {
    if (enemy.gone || enemy.spec.seat === unit.spec.seat) return
    const square = squareDistance(unit, enemy)
    if (square >= least) return
    least = square
    nearest = number
  })
  return nearest
}

/** Plays a side that goes at the enemy. `whereTo` says where a unit that does not charge goes; undefined for staying. */
function attack(whereTo: (view: EqualityView, number: number, unit: Unit) => Point | undefined): ZuluPolicy['choose'] {
  return (view) => {
    const { units, seat, stage } = view
    switch (stage) {
      case 'charge': {
        const charges = units.flatMap((unit, number) => {
          if (unit.spec.seat !== seat) return []
          const target = nearestEnemy(units, unit)
          const enemy = units[target]
          return enemy && canCharge(unit, enemy) ? [{ unit: number, target }] : []
        })
        return { do: 'charge', charges }
      }
      case 'evade':
        return { do: 'evade', units: [] }
      case 'move': {
        const moves = units.flatMap((unit, number): MoveOrder[] => {
          if (unit.spec.seat !== seat || !canMove(unit)) return []
          const to = whereTo(view, number, unit)
          return to ? [{ unit: number, x: to.x, y: to.y, closed: unit.closed }] : []
        })
        return { do: 'move', moves }
      }
      case 'fire':
        return chooseTargets(view)
      case 'pursue':
        return { do: 'follow' }
      case 'recovery':
        throw new Error('nobody decides recovery')
    }
  }
}

const toNearest = ({ units }: EqualityView, _number: number, unit: Unit): Point | undefined =>
  units[nearestEnemy(units, unit)]

/** Every regiment goes at the nearest enemy. */
export function frontal(): ZuluPolicy {
  return { choose: attack(toNearest) }
}

/** The last regiment goes around first, while the others wait; then all go at the nearest enemy. */
export function horns(hornsX: number, hornsY: number): ZuluPolicy {
  const way: readonly Point[] = [
    { x: hornsX, y: hornsY },
    { x: hornsX, y: 0 },
  ]
  let horn = -1
  let leg = 0
  let looked = 0
  let closing = false
  /** Looks at the position when Movement begins. */
  const look = ({ units, seat, turn }: EqualityView): void => {
    if (closing || looked === turn) return
    looked = turn
    const left = units.flatMap(({ spec, gone }, number) => (spec.seat === seat && !gone ? [number] : []))
    const last = left.at(-1) ?? -1
    if (last !== horn) leg = 0
    horn = last
    const unit = units[horn]
    const point = way[leg]
    if (unit && point && unit.x === point.x && unit.y === point.y) leg++
    closing = left.length <= 1 || leg >= way.length
  }
  const play = attack((view, number, unit) => {
    if (closing) return toNearest(view, number, unit)
    return number === horn ? way[leg] : undefined
  })
  return {
    choose(view, rng) {
      look(view)
      return play(view, rng)
    },
  }
}
