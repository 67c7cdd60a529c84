import type { PolicyKind } from '../../../rules-model.ts'
import { anyMove } from '../any-move.ts'
import type { EqualityMove } from '../equality-move.ts'
import type { EqualityParams } from '../equality-params.ts'
import type { EqualityView } from '../equality-view.ts'
import { fallBack, firingLine } from './british-play.ts'
import { frontal, horns } from './zulu-play.ts'

type Kind = PolicyKind<EqualityParams, EqualityView, EqualityMove>

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [
  {
    id: 'frontal',
    summary: 'every regiment goes at the nearest enemy, charges it, and stays on those it beats',
    seats: ['zulu'],
    make: frontal,
  },
  {
    id: 'horns',
    summary: 'the last regiment goes around the flank first, while the others wait',
    seats: ['zulu'],
    make: ({ numbers }) => horns(numbers.hornsX, numbers.hornsY),
  },
  {
    id: 'firing-line',
    summary: 'stands in closed order and fires',
    seats: ['british'],
    make: firingLine,
  },
  {
    id: 'fall-back',
    summary: 'companies go back in open order before steady Zulus, and evade charges that they can outrun',
    seats: ['british'],
    make: fallBack,
  },
  {
    id: 'random',
    summary: 'any legal decision',
    seats: ['zulu', 'british'],
    make: () => ({ choose: anyMove }),
  },
]
