import type { Posting } from '../rorkes-params.ts'
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
  const { officers } = state.params
  const left = [...given]
  const spots: number[] = []
  let first = 0
  for (const figure of livingBritish(state)) {
    const own = officers[figure]?.spot
    while (left[first] === 0) first++
    const listed = own === undefined ? -1 : list.findIndex(({ spot }, entry) => spot === own && left[entry]! > 0)
    const entry = listed < 0 ? first : listed
    left[entry]!--
    spots.push(list[entry]!.spot)
  }
  return spots
}
