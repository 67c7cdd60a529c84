import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { die } from '../die.ts'
import type { EqualityState, Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'

/** Step 1, for a unit that is shaken. */
export function recover(state: EqualityState, unit: Unit, rng: Rng, tell?: Listener): void {
  const face = die(rng)
  unit.shaken = !state.params.dice.recovers[face - 1]
  if (!tell) return
  const now = unit.shaken ? 'stays shaken' : 'is steady again'
  tell(eventOf(state, 'recovery', 'recovery', `${unit.spec.title} rolls ${face} and ${now}.`, [unit]))
}
