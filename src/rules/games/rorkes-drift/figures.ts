import { OUTSIDE, type Ground } from './ground.ts'
import { ADVANCING, OUT, type Counts, type RorkesState } from './rorkes-state.ts'

/** Takes a British figure from the table, if it is there, without a word of why. */
export function liftBriton({ params, british, counts }: RorkesState, figure: number): void {
  const spot = british.spot[figure]!
  if (spot < 0) return
  counts.britishAt[spot]!--
  const zone = params.ground.zoneOf[spot]!
  if (zone !== OUTSIDE) counts.britishIn[zone]!--
  british.spot[figure] = OUT
}

/** Puts a British figure on a spot, from wherever it is. */
export function putBriton(state: RorkesState, figure: number, spot: number): void {
  liftBriton(state, figure)
  const { params, british, counts } = state
  british.spot[figure] = spot
  counts.britishAt[spot]!++
  const zone = params.ground.zoneOf[spot]!
  if (zone !== OUTSIDE) counts.britishIn[zone]!++
}

/** A British figure is killed or cannot fight on, which is the same for the game. */
export function loseBriton(state: RorkesState, figure: number): void {
  liftBriton(state, figure)
  state.british.lostIn[figure] = state.assault
  state.standing--
}

/** Counts Zulus at a spot, in its zone, and as a threat to the zone across; `more` may be less than none. */
function countAt({ params: { ground }, counts }: RorkesState, spot: number, more: number): void {
  counts.zulusAt[spot]! += more
  const zone = ground.zoneOf[spot]!
  if (zone !== OUTSIDE) counts.zulusIn[zone]! += more
  if (spot < ground.yards) countThreat(ground, counts, spot ^ 1, more)
}

/** Counts Zulus of waves that advance on a section. */
function countAdvancing({ params: { ground }, counts }: RorkesState, section: number, more: number): void {
  counts.advancing[section]! += more
  countThreat(ground, counts, 2 * section + 1, more)
}

function countThreat({ zoneOf }: Ground, { threatsTo }: Counts, spot: number, more: number): void {
  const zone = zoneOf[spot]!
  if (zone !== OUTSIDE) threatsTo[zone]! += more
}

/** Takes a Zulu from his spot or out of the advance; `where` is one of POOL, OUT, AWAY. */
export function liftZulu(state: RorkesState, figure: number, where: number): void {
  const { zulus, waves } = state
  const spot = zulus.spot[figure]!
  if (spot >= 0) countAt(state, spot, -1)
  else if (spot === ADVANCING) countAdvancing(state, waves[zulus.wave[figure]!]!.section, -1)
  zulus.spot[figure] = where
}

/** Puts a Zulu on a spot, from wherever he is. */
export function putZulu(state: RorkesState, figure: number, spot: number): void {
  liftZulu(state, figure, OUT)
  state.zulus.spot[figure] = spot
  countAt(state, spot, 1)
}

/** Lets a Zulu advance with his wave. */
export function advanceZulu(state: RorkesState, figure: number): void {
  liftZulu(state, figure, OUT)
  const { zulus, waves } = state
  zulus.spot[figure] = ADVANCING
  countAdvancing(state, waves[zulus.wave[figure]!]!.section, 1)
}

/** A Zulu falls: his wave and the whole army count it. */
export function killZulu(state: RorkesState, figure: number): void {
  const wave = state.waves[state.zulus.wave[figure]!]!
  liftZulu(state, figure, OUT)
  wave.kills++
  wave.alive--
  state.casualties++
}
