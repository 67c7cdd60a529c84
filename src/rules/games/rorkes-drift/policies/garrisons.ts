import type { Officer, Posting } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { livingBritish } from '../stages/assault.ts'

/**
 * How many of so many figures stand at each entry of a list: one after the other goes where the smallest part of the listed number stands, first in
 * the list on a tie.
 */
export function inProportion(list: readonly Posting[], figures: number): number[] {
  const given = list.map(() => 0)
  for (let i = 0; i < figures; i++) {
    let least = 0
    for (let entry = 1; entry < list.length; entry++)
      if (given[entry]! * list[least]!.figures < given[least]! * list[entry]!.figures) least = entry
    given[least]!++
  }
  return given
}

/** How many of so many figures stand at each entry of a list that is filled in its order. */
export function inOrder(list: readonly Posting[], figures: number): number[] {
  let left = figures
  return list.map((entry) => {
    const given = Math.min(left, entry.figures)
    left -= given
    return given
  })
}

/** Spots for the living figures: each officer takes his own if the list has it, the others the places of the list in order of number. */
export function garrisonOf(state: RorkesState, list: readonly Posting[], given: readonly number[]): number[] {
  const left = list.flatMap(({ spot }, entry) => Array.from({ length: given[entry]! }, () => spot))
  const take = (spot: number | undefined) => left.splice(Math.max(0, left.indexOf(spot ?? -1)), 1)[0]!
  const officers: readonly Officer[] = state.params.officers
  return livingBritish(state).map((figure) => take(officers[figure]?.spot))
}
