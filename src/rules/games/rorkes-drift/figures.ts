import { flip, lowestOf } from './figure-sets.ts'
import type { Ground } from './ground.ts'
import { ADVANCING, OUT, type Counts, type RorkesState } from './rorkes-state.ts'

/** Counts a British figure at a spot and in its zone, or with -1 no longer. */
function countBriton({ params, british, counts }: RorkesState, figure: number, spot: number, more: number): void {
  counts.britishAt[spot]! += more
  flip(british.at, spot * british.words, figure)
  if (british.home[figure] === spot) flip(british.atHome, 0, figure)
  const zone = params.ground.zoneOf[spot]!
  if (zone < 0) return
  counts.britishIn[zone]! += more
  flip(british.within, zone * british.words, figure)
}

/** Takes a British figure from the table, if it is there, without a word of why. */
function liftBriton(state: RorkesState, figure: number): void {
  const { spot } = state.british
  if (spot[figure]! < 0) return
  countBriton(state, figure, spot[figure]!, -1)
  spot[figure] = OUT
}

/** Puts a British figure on a spot, from wherever it is. */
export function putBriton(state: RorkesState, figure: number, spot: number): void {
  const { spot: spots } = state.british
  if (spots[figure]! >= 0) countBriton(state, figure, spots[figure]!, -1)
  spots[figure] = spot
  countBriton(state, figure, spot, 1)
}

/** A British figure is killed or cannot fight on, which is the same for the game. */
export function loseBriton(state: RorkesState, figure: number): void {
  liftBriton(state, figure)
  state.british.lostIn[figure] = state.assault
  state.standing--
}

/** Counts a Zulu at a spot, in its zone, and as a threat to the zone across, or with -1 no longer. */
function countZulu({ params, zulus, counts }: RorkesState, figure: number, spot: number, more: number): void {
  const { ground } = params
  counts.zulusAt[spot]! += more
  flip(zulus.at, spot * zulus.words, figure)
  const zone = ground.zoneOf[spot]!
  if (zone >= 0) {
    counts.zulusIn[zone]! += more
    flip(zulus.within, zone * zulus.words, figure)
  }
  if (spot < ground.yards) countThreats(ground, counts, spot ^ 1, more)
}

/** Counts a Zulu who advances on a section, or with -1 no longer. */
function countAdvancing(
  { params: { ground }, zulus, counts }: RorkesState,
  figure: number,
  section: number,
  more: number,
): void {
  counts.advancing[section]! += more
  flip(zulus.at, advancingOn(ground, section) * zulus.words, figure)
  countThreats(ground, counts, 2 * section + 1, more)
}

/** Number, among the sets of Zulus, of those who advance on a section. */
export function advancingOn({ spots }: Ground, section: number): number {
  return spots + section
}

function countThreats({ zoneOf }: Ground, { threatsTo }: Counts, spot: number, more: number): void {
  const zone = zoneOf[spot]!
  if (zone >= 0) threatsTo[zone]! += more
}

/** Takes a Zulu from his spot or out of the advance; `where` is one of POOL, OUT, AWAY. */
export function liftZulu(state: RorkesState, figure: number, where: number): void {
  const { zulus, waves } = state
  const spot = zulus.spot[figure]!
  if (spot >= 0) countZulu(state, figure, spot, -1)
  else if (spot === ADVANCING) countAdvancing(state, figure, waves[zulus.wave[figure]!]!.section, -1)
  zulus.spot[figure] = where
}

/** Puts a Zulu on a spot, from wherever he is. */
export function putZulu(state: RorkesState, figure: number, spot: number): void {
  liftZulu(state, figure, OUT)
  state.zulus.spot[figure] = spot
  countZulu(state, figure, spot, 1)
}

/** Lets a Zulu who is not on the table advance with his wave. */
export function advanceZulu(state: RorkesState, figure: number): void {
  const { zulus, waves } = state
  zulus.spot[figure] = ADVANCING
  countAdvancing(state, figure, waves[zulus.wave[figure]!]!.section, 1)
}

/** Puts all Zulus who advance on a section outside at it. They threaten the same zone as before. */
export function arriveAt({ params: { ground }, zulus, counts }: RorkesState, section: number): void {
  const { words, at, spot } = zulus
  const outside = 2 * section
  const from = advancingOn(ground, section) * words
  for (let word = 0; word < words; word++) {
    const arriving = at[from + word]!
    at[from + word] = 0
    at[outside * words + word]! |= arriving
    for (let bits = arriving; bits !== 0; bits &= bits - 1) spot[lowestOf(word, bits)] = outside
  }
  counts.zulusAt[outside]! += counts.advancing[section]!
  counts.advancing[section] = 0
}

/** A Zulu falls: his wave and the whole army count it. */
export function killZulu(state: RorkesState, figure: number): void {
  const wave = state.waves[state.zulus.wave[figure]!]!
  liftZulu(state, figure, OUT)
  wave.kills++
  wave.alive--
  state.casualties++
}
