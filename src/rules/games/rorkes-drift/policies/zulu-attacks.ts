import { lowestOf } from '../figure-sets.ts'
import type { RorkesState } from '../rorkes-state.ts'
import type { Aim } from './aim.ts'

/** The British figure that a Zulu attacks from a spot, in its zone or else across its section; -1 for none with room. */
function victimOf(state: RorkesState, spot: number): number {
  const { params, british, counts } = state
  const { ground, numbers } = params
  const { words, at, within, inside, across } = british
  const zone = ground.zoneOf[spot]!
  if (zone >= 0 && counts.britishIn[zone]! > 0) {
    const victim = fewestAttacked(state, within, zone * words, inside, numbers.frontInside)
    if (victim >= 0) return victim
  }
  if (spot >= ground.yards || counts.britishAt[spot ^ 1] === 0) return -1
  return fewestAttacked(state, at, (spot ^ 1) * words, across, params.fronts[spot >> 1]!)
}

/**
 * Of the British of the set that begins at a word of a family the one with fewest attackers below a limit, officers last, then the lowest; -1 for none.
 */
function fewestAttacked(
  { params, british }: RorkesState,
  family: Int32Array,
  from: number,
  attackers: Uint8Array,
  limit: number,
): number {
  const officers = params.officers.length
  let best = -1
  let least = limit
  let officer = -1
  let leastOfOfficers = limit
  for (let word = 0; word < british.words; word++)
    for (let bits = family[from + word]!; bits !== 0; bits &= bits - 1) {
      const figure = lowestOf(word, bits)
      const number = attackers[figure]!
      if (figure < officers) {
        if (number >= leastOfOfficers) continue
        officer = figure
        leastOfOfficers = number
      } else if (number < least) {
        best = figure
        least = number
        if (number === 0) return best
      }
    }
  return leastOfOfficers < least ? officer : best
}

/** Finds the next attack, by number. Whether anybody has a victim. */
export function findZuluAttack(state: RorkesState, aim: Aim): boolean {
  const { zulus, acting } = state
  const { words, at, busy, spot: spots } = zulus
  const start = aim.next >> 5
  for (let word = start; word < words; word++) {
    let bits = acting[word]! & ~busy[word]!
    if (word === start) bits &= -1 << aim.next
    while (bits !== 0) {
      const figure = lowestOf(word, bits)
      const spot = spots[figure]!
      const target = victimOf(state, spot)
      if (target >= 0) {
        aim.next = figure + 1
        aim.figure = figure
        aim.target = target
        return true
      }
      // Nobody else finds a victim from there either.
      bits &= ~at[spot * words + word]!
    }
  }
  return false
}
