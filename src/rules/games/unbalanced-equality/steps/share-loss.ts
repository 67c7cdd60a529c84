import type { Listener } from '../../../rules-model.ts'
import type { EqualityState, Unit } from '../equality-state.ts'
import { eventOf, menIn } from '../event.ts'
import { isGoneNow, loseMen, menLeft } from '../strength.ts'

/** Shares a loss among units in proportion to their men, rounded down; what is left over one man at a time in order. */
export function shareLoss(loss: number, men: readonly number[]): number[] {
  let all = 0
  for (const count of men) all += count
  const lost = Math.min(loss, all)
  const shares: number[] = []
  let rest = lost
  for (const count of men) {
    const share = all === 0 ? 0 : Math.floor((lost * count) / all)
    shares.push(share)
    rest -= share
  }
  for (let i = 0; i < men.length && rest > 0; i++)
    if (shares[i]! < men[i]!) {
      shares[i]!++
      rest--
    }
  return shares
}

/** Takes a loss in melee from the units of a side; those that have lost too much are gone. */
export function loseInMelee(state: EqualityState, side: readonly Unit[], loss: number, tell?: Listener): void {
  const men: number[] = []
  for (const unit of side) men.push(menLeft(unit))
  const shares = shareLoss(loss, men)
  for (let i = 0; i < side.length; i++) {
    const unit = side[i]!
    const share = shares[i]!
    if (unit.gone || share === 0) continue
    loseMen(unit, share)
    const gone = isGoneNow(unit, state.params)
    if (!tell) continue
    const text = `${unit.spec.title} loses ${menIn(share)}${gone ? ' and is gone' : ''}.`
    tell(eventOf(state, 'melee', 'loss', text, [unit]))
  }
}
