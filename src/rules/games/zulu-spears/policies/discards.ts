import { isKeptLongest } from '../roles.ts'
import { discardable, handLimit } from '../stages/discard.ts'
import { DONE, type ZuluMove } from '../zulu-move.ts'
import { kindOf, type Pack } from '../zulu-params.ts'
import type { ZuluView } from '../zulu-view.ts'

/** Order in which a policy gives cards up; cards of the same figure go in the hand order. */
export type DiscardOrder = (pack: Pack, card: number) => number

/** `literal`: the hand order itself. */
export const literalOrder: DiscardOrder = () => 0

/** `keep`: other cards of force 0, then cards of force, then Attack, War Chant and Rally. */
export const keepOrder: DiscardOrder = (pack, card) => {
  const { role, force } = kindOf(pack, card)
  if (isKeptLongest(role)) return 2
  return force > 0 ? 1 : 0
}

/** Discards only over the limit, one card at a time. */
export function chooseDiscard({ params, side, pack, hand }: ZuluView, order: DiscardOrder): ZuluMove {
  if (hand.length <= handLimit(params, side)) return DONE
  let first: number | undefined
  for (const card of discardable(params, side, hand))
    if (first === undefined || order(pack, card) < order(pack, first)) first = card
  return first === undefined ? DONE : { do: 'discard', card: first }
}
