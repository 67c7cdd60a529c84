import type { Listener } from '../../../rules-model.ts'
import type { EqualityState, Unit } from '../equality-state.ts'
import { eventOf, menIn } from '../event.ts'
import { isGoneNow, loseMen, menLeft } from '../strength.ts'

/** Shares a loss among units in proportion to their men, rounded down; what is left over one man at a time in order. */
export function shareLoss(loss: number, men: readonly number[]): number[] {
  const all = men.reduce((sum, count) => sum + count, 0)
  if (all === 0) return men.map(() => 0)
  const lost = Math.min(loss, all)
  const shares = men.map((count) => Math.floor((lost * count) / all))
  let rest = lost - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, at) => (rest > 0 && share < (men[at] ?? 0) ? (rest--, share + 1) : share))
}

/** Takes a loss in melee from the units of a side; those that have lost too much are gone. */
export function loseInMelee(state: EqualityState, side: readonly Unit[], loss: number, tell?: Listener): void {
  const shares = shareLoss(loss, side.map(menLeft))
  side.forEach((unit, at) => {
    const share = shares[at] ?? 0
    if (unit.gone || share === 0) return
    loseMen(unit, share)
    const gone = isGoneNow(unit, state.params)
    if (!tell) return
    const text = `${unit.spec.title} loses ${menIn(share)}${gone ? ' and is gone' : ''}.`
    tell(eventOf(state, 'melee', 'loss', text, [unit]))
  })
}
