import { ADVANCING, type RorkesState } from './rorkes-state.ts'

/** What is wrong with the sets of figures, which are kept beside what each figure has. */
export function setFaults(state: RorkesState): string[] {
  const { british, zulus } = state
  const own = britishSets(state)
  const theirs = zuluSets(state)
  const pairs: readonly (readonly [string, Int32Array, Int32Array])[] = [
    ['British at spots', british.at, own.at],
    ['British in zones', british.within, own.within],
    ['British at home', british.atHome, own.atHome],
    ['British by homes', british.homes, own.homes],
    ['British without a shot', british.empty, own.empty],
    ['Zulus at spots', zulus.at, theirs.at],
    ['Zulus in zones', zulus.within, theirs.within],
  ]
  return pairs.flatMap(([what, kept, found]) => (isSame(kept, found) ? [] : [`the sets of ${what} are wrong`]))
}

function isSame(kept: Int32Array, found: Int32Array): boolean {
  for (let word = 0; word < kept.length; word++) if (kept[word] !== found[word]) return false
  return true
}

function emptied(set: Int32Array): Int32Array {
  return new Int32Array(set.length)
}

/** The sets that the British should be in. */
function britishSets({ params, british }: RorkesState) {
  const { zoneOf } = params.ground
  const { words, spot: spots, home: homeOf, shots } = british
  const at = emptied(british.at)
  const within = emptied(british.within)
  const atHome = emptied(british.atHome)
  const homes = emptied(british.homes)
  const empty = emptied(british.empty)
  for (let figure = 0; figure < spots.length; figure++) {
    const spot = spots[figure]!
    const home = homeOf[figure]!
    const word = figure >> 5
    const bit = 1 << figure
    if (spot >= 0) {
      at[spot * words + word]! |= bit
      within[zoneOf[spot]! * words + word]! |= bit
      if (home === spot) atHome[word]! |= bit
    }
    if (home < 0) continue
    homes[zoneOf[home]! * words + word]! |= bit
    if (shots[figure] === 0) empty[word]! |= bit
  }
  return { at, within, atHome, homes, empty }
}

/** The sets that the Zulus should be in. */
function zuluSets({ params, zulus, waves }: RorkesState) {
  const { zoneOf, spots: places } = params.ground
  const { words, spot: spots, wave } = zulus
  const at = emptied(zulus.at)
  const within = emptied(zulus.within)
  for (let figure = 0; figure < spots.length; figure++) {
    const spot = spots[figure]!
    const set = spot === ADVANCING ? places + waves[wave[figure]!]!.section : spot
    if (set < 0) continue
    const word = figure >> 5
    const bit = 1 << figure
    at[set * words + word]! |= bit
    const zone = zoneOf[spot] ?? -1
    if (zone >= 0) within[zone * words + word]! |= bit
  }
  return { at, within }
}
