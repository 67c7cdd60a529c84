import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { die } from '../die.ts'
import { distanceSquared, NOBODY, type EqualityState, type Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { moveAway } from '../geometry.ts'
import { formationOf } from '../strength.ts'

/** Step 4: every native unit that lost men to fire tests its morale. */
export function react(state: EqualityState, rng: Rng, tell?: Listener): void {
  const { units } = state
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (unit.lostToFire === 0 || unit.gone || !unit.type.native) continue
    const face = die(rng)
    const holds = face > unit.failsOn
    if (!holds) fallBack(state, unit)
    if (!tell) continue
    const rolled = `${unit.spec.title} rolls ${face} against ${Math.max(0, unit.failsOn)}`
    const text = holds ? `${rolled} and holds.` : `${rolled}, is shaken and falls back to (${unit.x}, ${unit.y}).`
    tell(eventOf(state, 'reaction', 'test', text, [unit]))
  }
}

/** The unit is shaken, loses its charge and moves away from the nearest unit that fired at it, even if that is gone by now. */
function fallBack({ units, orders, params }: EqualityState, unit: Unit): void {
  let nearest: Unit | undefined
  let least = 0
  for (let i = 0; i < units.length; i++) {
    if (orders[i]!.target !== unit.number) continue
    const firer = units[i]!
    const square = distanceSquared(unit, firer)
    if (nearest && square >= least) continue
    least = square
    nearest = firer
  }
  unit.shaken = true
  unit.charge = NOBODY
  if (!nearest) return
  const length = params.numbers.routMoves * formationOf(unit, units, params).move
  moveAway(unit, nearest, length, unit.seat, params.numbers)
}
