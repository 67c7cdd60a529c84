import type { PolicyKind } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { rulesNow } from '../turn.ts'
import { breakout } from './breakout.ts'
import { consolidate } from './consolidate.ts'
import { encircle } from './encircle.ts'
import { solitaire } from './solitaire.ts'
import { stand } from './stand.ts'

type Kind = PolicyKind<BattleParams, BattleState, BattleMove>

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [
  {
    id: 'solitaire',
    summary: 'comes from all sides by the odds of rule 9.2, attacks where the British are strongest',
    seats: ['zulu'],
    make: solitaire,
  },
  {
    id: 'encircle',
    summary: 'cuts off the wagon, attacks where the chance to hit is best, leaves nothing to the die',
    seats: ['zulu'],
    make: encircle,
  },
  {
    id: 'stand',
    summary: 'stays where it is, declines the Colors, fires first, then forms squares',
    seats: ['british'],
    make: stand,
  },
  {
    id: 'consolidate',
    summary: 'shows the Colors and gathers on good ground around the wagon',
    seats: ['british'],
    make: consolidate,
  },
  {
    id: 'breakout',
    summary: 'shows the Colors and takes the wagon down the road to the edge of the map',
    seats: ['british'],
    make: breakout,
  },
  {
    id: 'random',
    summary: 'any legal move',
    seats: ['british', 'zulu'],
    make: () => ({ choose: (state, rng) => rulesNow(state).sample(state, rng) }),
  },
]
