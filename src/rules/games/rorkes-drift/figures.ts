import { OUTSIDE } from './ground.ts'
import { ADVANCING, OUT, type RorkesState } from './rorkes-state.ts'

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

/** Takes a Zulu from his spot or out of the advance; `where` is one of POOL, OUT, AWAY. */
export function liftZulu({ params, zulus, counts, waves }: RorkesState, figure: number, where: number): void {
  const spot = zulus.spot[figure]!
  if (spot >= 0) {
    counts.zulusAt[spot]!--
    const zone = params.ground.zoneOf[spot]!
    if (zone !== OUTSIDE) counts.zulusIn[zone]!--
  } else if (spot === ADVANCING) counts.advancing[waves[zulus.wave[figure]!]!.section]!--
  zulus.spot[figure] = where
}

/** Puts a Zulu on a spot, from wherever he is. */
export function putZulu(state: RorkesState, figure: number, spot: number): void {
  liftZulu(state, figure, OUT)
  const { params, zulus, counts } = state
  zulus.spot[figure] = spot
  counts.zulusAt[spot]!++
  const zone = params.ground.zoneOf[spot]!
  if (zone !== OUTSIDE) counts.zulusIn[zone]!++
}

/** Lets a Zulu advance with his wave. */
export function advanceZulu(state: RorkesState, figure: number): void {
  liftZulu(state, figure, OUT)
  const { zulus, counts, waves } = state
  zulus.spot[figure] = ADVANCING
  counts.advancing[waves[zulus.wave[figure]!]!.section]!++
}

/** A Zulu falls: his wave and the whole army count it. */
export function killZulu(state: RorkesState, figure: number): void {
  const wave = state.waves[state.zulus.wave[figure]!]!
  liftZulu(state, figure, OUT)
  wave.kills++
  wave.alive--
  state.casualties++
}
