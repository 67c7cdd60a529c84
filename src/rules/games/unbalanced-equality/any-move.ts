import type { Rng } from '../../rng.ts'
import { canAimAtGun, canCharge, canEvade, canFireAt, canMove } from './can-do.ts'
import type { EqualityMove, MoveOrder, ShotOrder } from './equality-move.ts'
import type { EqualityView } from './equality-view.ts'

/** A legal decision at random: any of them can come up, though not all are equally likely. */
export function anyMove(view: EqualityView, rng: Rng): EqualityMove {
  const { stage, units, seat } = view
  const own = units.flatMap(({ spec }, number) => (spec.seat === seat ? [number] : []))
  switch (stage) {
    case 'charge': {
      const charges = own.flatMap((unit) => {
        const target = oneOrNone(targetsOf(view, unit), rng)
        return target === undefined ? [] : [{ unit, target }]
      })
      return { do: 'charge', charges }
    }
    case 'evade':
      return { do: 'evade', units: own.filter((unit) => canEvade(units, unit) && rng.pick(2) === 0) }
    case 'move':
      return { do: 'move', moves: own.flatMap((unit) => anyOrder(view, unit, rng) ?? []) }
    case 'fire':
      return { do: 'fire', shots: own.flatMap((unit) => anyShot(view, unit, rng) ?? []) }
    case 'pursue':
      return { do: rng.pick(2) === 0 ? 'retire' : 'follow' }
    case 'recovery':
      throw new Error('nobody decides recovery')
  }
}

/** Units that a unit may charge. */
function targetsOf({ units }: EqualityView, number: number): number[] {
  const unit = units[number]
  return units.flatMap((target, at) => (unit && canCharge(unit, target) ? [at] : []))
}

/** One of some numbers, or none; none is as likely as each of them. */
function oneOrNone(some: readonly number[], rng: Rng): number | undefined {
  return some.length === 0 ? undefined : some[rng.pick(some.length + 1)]
}

/** An order to move: towards an enemy or to any place on the field. */
function anyOrder({ units, params }: EqualityView, number: number, rng: Rng): MoveOrder | undefined {
  const unit = units[number]
  if (!unit || !canMove(unit) || rng.pick(4) === 0) return undefined
  const closed = rng.pick(2) === 0
  const enemies = units.filter(({ spec, gone }) => spec.seat !== unit.spec.seat && !gone)
  const enemy = enemies[rng.pick(2 * enemies.length)]
  if (enemy) return { unit: number, x: enemy.x, y: enemy.y, closed }
  const { fieldHalfWidth, britishEdge, zuluEdge } = params.numbers
  const x = rng.pick(2 * fieldHalfWidth + 1) - fieldHalfWidth
  return { unit: number, x, y: rng.pick(britishEdge + zuluEdge + 1) - britishEdge, closed }
}

function anyShot({ units }: EqualityView, number: number, rng: Rng): ShotOrder | undefined {
  const unit = units[number]
  if (!unit) return undefined
  const targets = units.flatMap((target, at) => (canFireAt(unit, at, target) ? [at] : []))
  const target = oneOrNone(targets, rng)
  const enemy = units[target ?? -1]
  if (target === undefined || !enemy) return undefined
  return { unit: number, target, ...(canAimAtGun(unit, enemy) && rng.pick(2) === 0 && { atGun: true }) }
}
