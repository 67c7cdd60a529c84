import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { roll } from '../dice.ts'
import { report } from '../events.ts'
import { BRITISH, ZULU } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Who acts first in each zone: the British, unless Zulus inside outnumber those at its sections and win the dice. */
export function rollInitiative(state: RorkesState, rng: Rng, tell?: Listener): void {
  const { params, counts, initiative } = state
  const { ground, numbers } = params
  for (let zone = 0; zone < ground.zones.length; zone++) {
    initiative[zone] = BRITISH
    if (counts.zulusIn[zone]! <= counts.britishIn[zone]! - counts.britishAt[ground.yards + zone]!) continue
    for (;;) {
      const british = roll(rng, 1, numbers.die)
      const zulu = roll(rng, 1, numbers.die)
      if (tell) {
        const text = `${ground.zones[zone]}: the British throw ${british}, the Zulus ${zulu} for initiative.`
        report(state, tell, 'initiative', 'initiative', text)
      }
      if (british === zulu) continue
      initiative[zone] = british > zulu ? BRITISH : ZULU
      break
    }
  }
}
