import type { PolicyKind } from '../../../rules-model.ts'
import { anyMove } from '../any-move.ts'
import type { EqualityMove } from '../equality-move.ts'
import type { EqualityParams } from '../equality-params.ts'
import type { EqualityView } from '../equality-view.ts'
import { fallBack, firingLine } from './british-plans.ts'
import { policyOf, type Plan } from './plan.ts'
import { RESTRICTIONS } from './restrictions.ts'
import { frontal, horns } from './zulu-plans.ts'

type Kind = PolicyKind<EqualityParams, EqualityView, EqualityMove>

/** Plans by the name of their policy. */
const PLANS: Readonly<Record<string, (params: EqualityParams) => Plan>> = {
  frontal,
  horns: ({ numbers }) => horns(numbers),
  'firing-line': firingLine,
  'fall-back': fallBack,
}

/** A new plan of a policy; absent for one that plays otherwise. */
export function planOf(policy: string, params: EqualityParams): Plan | undefined {
  return Object.hasOwn(PLANS, policy) ? PLANS[policy]?.(params) : undefined
}

const KINDS: readonly Kind[] = [
  {
    id: 'frontal',
    summary: 'every regiment goes at the nearest enemy, charges it, and stays on those it beats',
    seats: ['zulu'],
    make: () => policyOf(frontal()),
  },
  {
    id: 'horns',
    summary: 'the last regiment goes around the flank first, while the others wait',
    seats: ['zulu'],
    make: ({ numbers }) => policyOf(horns(numbers)),
  },
  {
    id: 'firing-line',
    summary: 'stands in closed order and fires',
    seats: ['british'],
    make: () => policyOf(firingLine()),
  },
  {
    id: 'fall-back',
    summary: 'companies go back in open order before steady Zulus, and evade charges that they can outrun',
    seats: ['british'],
    make: () => policyOf(fallBack()),
  },
  {
    id: 'random',
    summary: 'any legal decision',
    seats: ['zulu', 'british'],
    make: () => ({ choose: anyMove }),
  },
]

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = KINDS.map((kind) => ({ ...kind, restrictions: () => RESTRICTIONS }))
