import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { die } from '../die.ts'
import type { EqualityState } from '../equality-state.ts'
import { eventOf } from '../event.ts'

/** Step 1: a die for every shaken unit. */
export function recover(state: EqualityState, rng: Rng, tell?: Listener): void {
  for (const unit of state.units)
    if (unit.shaken) {
      const face = die(rng)
      unit.shaken = !state.params.dice.recovers[face - 1]
      if (!tell) continue
      const now = unit.shaken ? 'stays shaken' : 'is steady again'
      tell(eventOf(state, 'recovery', 'recovery', `${unit.spec.title} rolls ${face} and ${now}.`, [unit]))
    }
}
