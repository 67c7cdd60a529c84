import type { Policy } from '../../../rules-model.ts'
import { canEvade, canMove, evasionPlace } from '../can-do.ts'
import type { EqualityMove, MoveOrder } from '../equality-move.ts'
import type { Unit } from '../equality-state.ts'
import type { EqualityView } from '../equality-view.ts'
import { squareDistance } from '../geometry.ts'
import { isGun } from '../unit-type.ts'
import { chooseTargets } from './targets.ts'

type BritishPolicy = Policy<EqualityView, EqualityMove>

/** Stands in closed order and fires. */
export function firingLine(): BritishPolicy {
  return {
    choose: defend(
      (_view, unit, number) => stand(unit, number),
      () => false,
    ),
  }
}

/** Companies fall back before steady Zulus, and evade charges that they can outrun. */
export function fallBack(): BritishPolicy {
  return { choose: defend(stepBack, canOutrun) }
}

function defend(
  order: (view: EqualityView, unit: Unit, number: number) => MoveOrder | undefined,
  evades: (view: EqualityView, number: number) => boolean,
): BritishPolicy['choose'] {
  return (view) => {
    const { units, seat, stage } = view
    switch (stage) {
      case 'charge':
        return { do: 'charge', charges: [] }
      case 'evade': {
        const own = units.flatMap(({ spec }, number) => (spec.seat === seat ? [number] : []))
        return { do: 'evade', units: own.filter((number) => canEvade(units, number) && evades(view, number)) }
      }
      case 'move': {
        const moves = units.flatMap((unit, number) =>
          unit.spec.seat === seat && canMove(unit) && !isGun(unit.spec.type) ? (order(view, unit, number) ?? []) : [],
        )
        return { do: 'move', moves }
      }
      case 'fire':
        return chooseTargets(view)
      case 'pursue':
        return { do: 'retire' }
      case 'recovery':
        throw new Error('nobody decides recovery')
    }
  }
}

const stand = ({ x, y }: Unit, unit: number): MoveOrder => ({ unit, x, y, closed: true })

/** Straight back in open order while a steady enemy is near and there is room. */
function stepBack({ units, params }: EqualityView, unit: Unit, number: number): MoveOrder {
  const { fallBackWithin, britishEdge } = params.numbers
  const near = units.some(
    (enemy) =>
      enemy.spec.seat !== unit.spec.seat &&
      !enemy.gone &&
      !enemy.shaken &&
      squareDistance(unit, enemy) <= fallBackWithin * fallBackWithin,
  )
  if (!near || unit.y <= -britishEdge) return stand(unit, number)
  const { move } = unit.spec.type.open
  return { unit: number, x: unit.x, y: Math.max(-britishEdge, unit.y - move), closed: false }
}

/** Whether evading takes a unit out of reach of all that charge it. */
function canOutrun({ units, params }: EqualityView, number: number): boolean {
  const place = evasionPlace(units, number, params.numbers)
  return units.every(
    ({ charge, spec, x, y }) =>
      charge !== number || squareDistance({ x, y }, place) > spec.type.charge * spec.type.charge,
  )
}
