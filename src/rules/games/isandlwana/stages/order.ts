import { BRITISH } from '../seats.ts'
import { tellOf } from '../telling.ts'
import { listed } from './decision-rules.ts'

/** Phases IV and V: what comes first is the choice of the British (5.6). */
export const orderRules = listed({
  seat: BRITISH,
  moves: () => [
    { do: 'order', first: 'combat' },
    { do: 'order', first: 'movement' },
  ],
  apply(state, move, _rng, tell) {
    if (move.do !== 'order') return
    state.first = move.first
    tellOf(state, tell, 'order', () => `The British choose ${move.first} first (5.6).`)
  },
})
