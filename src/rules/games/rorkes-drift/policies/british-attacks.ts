import { OUTSIDE } from '../ground.ts'
import { ADVANCING, type RorkesState } from '../rorkes-state.ts'
import { isLoaded, shotsLeft } from '../stages/shooting.ts'
import type { Aim } from './per-call.ts'

/** Lowest Zulu in a zone that fewer than so many have fought this turn; -1 for none. */
function lowestIn({ params, zulus }: RorkesState, zone: number, fewer: number): number {
  const { zoneOf } = params.ground
  for (let figure = 0; figure < zulus.spot.length; figure++) {
    const spot = zulus.spot[figure]!
    if (spot >= 0 && zoneOf[spot] === zone && zulus.attackers[figure]! < fewer) return figure
  }
  return -1
}

/** The same on a spot. */
function lowestAt({ zulus }: RorkesState, spot: number, fewer: number): number {
  for (let figure = 0; figure < zulus.spot.length; figure++)
    if (zulus.spot[figure] === spot && zulus.attackers[figure]! < fewer) return figure
  return -1
}

/** Lowest Zulu of the waves advancing on a section. */
function lowestAdvancing({ zulus, waves }: RorkesState, section: number): number {
  for (let figure = 0; figure < zulus.spot.length; figure++)
    if (zulus.spot[figure] === ADVANCING && waves[zulus.wave[figure]!]!.section === section) return figure
  return -1
}

/** Whom a figure on a spot attacks: the lowest Zulu in its zone, else across its section; fire also reaches an advancing wave and the zone beyond. */
function targetOf(state: RorkesState, spot: number, fires: boolean): number {
  const { params, counts } = state
  const { ground, numbers } = params
  const zone = ground.zoneOf[spot]!
  const fewer = fires ? Infinity : numbers.britishPerZulu
  if (counts.zulusIn[zone]! > 0) {
    const inside = lowestIn(state, zone, fewer)
    if (inside >= 0) return inside
  }
  if (spot >= ground.yards) return -1
  const far = spot ^ 1
  if (counts.zulusAt[far]! > 0) {
    const across = lowestAt(state, far, fewer)
    if (across >= 0) return across
  }
  if (!fires) return -1
  const beyond = ground.zoneOf[far]!
  if (beyond === OUTSIDE) return counts.advancing[spot >> 1]! > 0 ? lowestAdvancing(state, spot >> 1) : -1
  return counts.zulusIn[beyond]! > 0 ? lowestIn(state, beyond, Infinity) : -1
}

/** Whether the last target is that of another attack of the same kind from the same spot: those before it stay out of the question while the British attack. */
function isSame(
  { params, zulus }: RorkesState,
  { spot, target, targetSpot, fires }: Aim,
  from: number,
  fire: boolean,
): boolean {
  if (from !== spot || fire !== fires || zulus.spot[target] !== targetSpot) return false
  return fire || zulus.attackers[target]! < params.numbers.britishPerZulu
}

/** Finds the next attack, by number from an actor on: loaded figures fire, others fight. Whether anybody has a target. */
export function findBritishAttack(state: RorkesState, aim: Aim): boolean {
  const { british, acting, actors } = state
  for (; aim.actor < actors; aim.actor++) {
    const figure = acting[aim.actor]!
    const spot = british.spot[figure]!
    if (spot < 0 || british.busy[figure] !== 0 || british.struck[figure] !== 0) continue
    const fired = british.fired[figure]!
    const fires = fired > 0 ? shotsLeft(state, figure) > 0 : isLoaded(state, figure)
    if (fired > 0 && !fires) continue
    const target = isSame(state, aim, spot, fires) ? aim.target : targetOf(state, spot, fires)
    if (target < 0) continue
    // An officer may fire again, so the search goes on with the same figure.
    aim.figure = figure
    aim.target = target
    aim.fires = fires
    aim.spot = spot
    aim.targetSpot = state.zulus.spot[target]!
    return true
  }
  return false
}
