import type { Rng } from '../../rng.ts'
import { canAimAtGun, canCharge, canEvade, canFireAt, canMove } from './can-do.ts'
import type { EqualityMove, MoveOrder, ShotOrder } from './equality-move.ts'
import type { Unit } from './equality-state.ts'
import type { EqualityView } from './equality-view.ts'
import { enemyOf } from './seats.ts'

/** A legal decision at random. Each can come up, though not all are equally likely. */
export function anyMove(view: EqualityView, rng: Rng): EqualityMove {
  const { stage, sides, seat } = view
  const own = sides[seat]!
  const enemies = sides[enemyOf(seat)]!
  switch (stage) {
    case 'recovery':
      throw new Error('nobody decides recovery')
    case 'charge': {
      const charges = own.flatMap((unit) => {
        const enemy = oneOrNone(
          enemies.filter((target) => canCharge(unit, target)),
          rng,
        )
        return enemy ? [{ unit: unit.number, target: enemy.number }] : []
      })
      return { do: 'charge', charges }
    }
    case 'evade': {
      const evading = own.filter((unit) => canEvade(enemies, unit) && rng.pick(2) === 0)
      return { do: 'evade', units: evading.map(({ number }) => number) }
    }
    case 'move':
      return { do: 'move', moves: own.flatMap((unit) => anyOrder(view, unit, rng) ?? []) }
    case 'fire':
      return { do: 'fire', shots: own.flatMap((unit) => anyShot(view, unit, rng) ?? []) }
    case 'pursue':
      return { do: rng.pick(2) === 0 ? 'retire' : 'follow' }
  }
}

/** One of some units, or none; none is as likely as each of them. */
function oneOrNone(some: readonly Unit[], rng: Rng): Unit | undefined {
  return some.length === 0 ? undefined : some[rng.pick(some.length + 1)]
}

/** An order to move: towards an enemy or to any place on the field. */
function anyOrder({ sides, params }: EqualityView, unit: Unit, rng: Rng): MoveOrder | undefined {
  if (!canMove(unit) || rng.pick(4) === 0) return undefined
  const order = { unit: unit.number, closed: rng.pick(2) === 0 }
  const enemies = sides[enemyOf(unit.seat)]!.filter(({ gone }) => !gone)
  const enemy = enemies[rng.pick(2 * enemies.length)]
  if (enemy) return { ...order, x: enemy.x, y: enemy.y }
  const { fieldHalfWidth, britishEdge, zuluEdge } = params.numbers
  const x = rng.pick(2 * fieldHalfWidth + 1) - fieldHalfWidth
  return { ...order, x, y: rng.pick(britishEdge + zuluEdge + 1) - britishEdge }
}

function anyShot({ sides }: EqualityView, unit: Unit, rng: Rng): ShotOrder | undefined {
  const enemy = oneOrNone(
    sides[enemyOf(unit.seat)]!.filter((target) => canFireAt(unit, target)),
    rng,
  )
  if (!enemy) return undefined
  const atGun = canAimAtGun(unit, enemy) && rng.pick(2) === 0
  return { unit: unit.number, target: enemy.number, ...(atGun && { atGun }) }
}
