import type { Listener } from '../../../rules-model.ts'
import type { EqualityParams } from '../equality-params.ts'
import type { EqualityState, Unit } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { BRITISH, namesOf, ZULU } from '../seats.ts'
import { menLeft } from '../strength.ts'
import { loseInMelee } from './share-loss.ts'

/** Men that the winner and the loser of round A lose. */
export function roundALosses(
  winner: number,
  loser: number,
  { numbers, rulings }: EqualityParams,
): readonly [winner: number, loser: number] {
  const { meleePercent, loserAddsOneIn } = numbers
  const own = Math.floor((winner * meleePercent) / 100)
  const added = loserAddsOneIn + 1
  const theirs = rulings.lossByOwnMen
    ? Math.floor((loser * meleePercent * added) / (100 * loserAddsOneIn))
    : Math.floor((own * added) / loserAddsOneIn)
  return [own, Math.min(theirs, loser)]
}

/** Round A: the stronger side loses a part of its men, the other more; equal sides lose that part each. */
export function roundA(
  state: EqualityState,
  sides: readonly (readonly Unit[])[],
  strengths: readonly number[],
  tell?: Listener,
): void {
  const zulu = menOf(sides[ZULU]!)
  const british = menOf(sides[BRITISH]!)
  const difference = strengths[ZULU]! - strengths[BRITISH]!
  if (tell) {
    const compared = `Round A: British ${strengths[BRITISH]}, Zulu ${strengths[ZULU]}`
    const told = difference === 0 ? 'equal' : `the ${namesOf(difference > 0 ? ZULU : BRITISH)} win`
    tell(eventOf(state, 'melee', 'round-a', `${compared}: ${told}.`, []))
  }
  const [winner, loser] = difference >= 0 ? [zulu, british] : [british, zulu]
  const [won, lost] = roundALosses(winner, loser, state.params)
  const even = roundALosses(loser, loser, state.params)[0]
  const [own, theirs] = [won, difference === 0 ? even : lost]
  loseInMelee(state, sides[difference >= 0 ? ZULU : BRITISH]!, own, tell)
  loseInMelee(state, sides[difference >= 0 ? BRITISH : ZULU]!, theirs, tell)
}

/** Men left of some units. */
function menOf(units: readonly Unit[]): number {
  let men = 0
  for (const unit of units) men += menLeft(unit)
  return men
}
