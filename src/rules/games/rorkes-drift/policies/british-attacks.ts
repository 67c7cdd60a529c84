import { firstOf, lowestOf } from '../figure-sets.ts'
import { advancingOn } from '../figures.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { isLoaded, shotsLeft } from '../stages/shooting.ts'
import type { Aim } from './aim.ts'

/** Lowest Zulu, of the set that begins at a word of a family, whom fewer British have fought this turn than may; -1 for none. */
function firstToFight({ params, zulus }: RorkesState, family: Int32Array, from: number): number {
  const { britishPerZulu } = params.numbers
  for (let word = 0; word < zulus.words; word++)
    for (let bits = family[from + word]!; bits !== 0; bits &= bits - 1) {
      const figure = lowestOf(word, bits)
      if (zulus.attackers[figure]! < britishPerZulu) return figure
    }
  return -1
}

/** Whom a figure on a spot fires at: the lowest Zulu in its zone, else across its section, else of an advancing wave or in the zone beyond. */
function targetToFire({ params, counts, zulus }: RorkesState, spot: number): number {
  const { ground } = params
  const { words, at, within } = zulus
  const zone = ground.zoneOf[spot]!
  if (counts.zulusIn[zone]! > 0) return firstOf(within, zone * words, words)
  if (spot >= ground.yards) return -1
  const far = spot ^ 1
  if (counts.zulusAt[far]! > 0) return firstOf(at, far * words, words)
  const beyond = ground.zoneOf[far]!
  if (beyond >= 0) return counts.zulusIn[beyond]! > 0 ? firstOf(within, beyond * words, words) : -1
  return counts.advancing[spot >> 1]! > 0 ? firstOf(at, advancingOn(ground, spot >> 1) * words, words) : -1
}

/** Whom a figure on a spot fights: the lowest Zulu in its zone with room round him, else across its section. */
function targetToFight(state: RorkesState, spot: number): number {
  const { params, counts, zulus } = state
  const { ground } = params
  const zone = ground.zoneOf[spot]!
  if (counts.zulusIn[zone]! > 0) {
    const inside = firstToFight(state, zulus.within, zone * zulus.words)
    if (inside >= 0) return inside
  }
  const far = spot ^ 1
  if (spot >= ground.yards || counts.zulusAt[far] === 0) return -1
  return firstToFight(state, zulus.at, far * zulus.words)
}

/** Finds the next attack, by number: loaded figures fire, others fight. Whether anybody has a target. */
export function findBritishAttack(state: RorkesState, aim: Aim): boolean {
  const { british, acting } = state
  const { words, at, busy, struck, spot: spots, fired: shots } = british
  const start = aim.next >> 5
  for (let word = start; word < words; word++) {
    let bits = acting[word]! & ~busy[word]! & ~struck[word]!
    if (word === start) bits &= -1 << aim.next
    while (bits !== 0) {
      const figure = lowestOf(word, bits)
      bits &= bits - 1
      const spot = spots[figure]!
      const fired = shots[figure]!
      const fires = fired > 0 ? shotsLeft(state, figure) > 0 : isLoaded(state, figure)
      if (fired > 0 && !fires) continue
      const target = fires ? targetToFire(state, spot) : targetToFight(state, spot)
      if (target >= 0) {
        // An officer may fire again, so the search goes on with the same figure.
        aim.next = figure
        aim.figure = figure
        aim.target = target
        aim.fires = fires
        return true
      }
      // Where fire reaches nobody, nobody else has a target either.
      if (fires) bits &= ~at[spot * words + word]!
    }
  }
  return false
}
