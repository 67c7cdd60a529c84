import { OUTSIDE } from '../ground.ts'
import type { RorkesMove } from '../moves.ts'
import { farSide, freePlaces, frontOf, hasBlockedDoor } from '../passage.ts'
import { NO_END } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import type { Aim } from './per-call.ts'

/** Lowest figure that acts in this call, has not moved and stands on a spot; -1 for none. */
function waitingAt({ zulus, acting, actors }: RorkesState, spot: number): number {
  for (let actor = 0; actor < actors; actor++) {
    const figure = acting[actor]!
    if (zulus.spot[figure] === spot && zulus.moved[figure] === 0) return figure
  }
  return -1
}

/** The next jump off a roof, if anybody who acts is on one. */
export function nextJump(state: RorkesState): RorkesMove | undefined {
  const { params, zone, counts, british } = state
  const { ground } = params
  for (let roof = 0; roof < ground.roofs.length; roof++) {
    const { with: actsWith, jumpTo } = ground.roofs[roof]!
    if (actsWith !== zone || counts.zulusAt[ground.roofSpots + roof] === 0) continue
    const figure = waitingAt(state, ground.roofSpots + roof)
    if (figure < 0) continue
    const into = jumpTo.find((yard) => counts.britishIn[yard]! > 0) ?? jumpTo[0]!
    const onto = british.spot.indexOf(ground.yards + into)
    return onto < 0 ? { do: 'jump', figure, zone: into } : { do: 'jump', figure, zone: into, onto }
  }
  return undefined
}

/** Moves of those outside at a section: some stay to fight, some go over, and at the hospital some chop and, if asked, climb. */
function planOutside(state: RorkesState, section: number, climbs: boolean, plan: RorkesMove[]): void {
  const { params, counts, zulus, acting, actors } = state
  const outside = 2 * section
  const inside = outside + 1
  const { kind, roof, blockedDoors } = params.ground.sections[section]!
  if (counts.zulusAt[outside] === 0 || kind === 'climb') return
  let stay = frontOf(state, section) * counts.britishAt[inside]!
  let over = freePlaces(state, inside)
  const rest: number[] = []
  for (let actor = 0; actor < actors; actor++) {
    const figure = acting[actor]!
    if (zulus.spot[figure] !== outside) continue
    if (stay > 0) stay--
    else if (over > 0) {
      over--
      plan.push({ do: 'move', figure, spot: inside })
    } else if (blockedDoors > 0) rest.push(figure)
  }
  if (rest.length === 0) return
  if (hasBlockedDoor(state, section)) plan.push({ do: 'chop', figures: rest.splice(0, params.numbers.choppers) })
  const { boost } = params.numbers
  const climbers = rest.slice(0, rest.length - (rest.length % boost))
  if (climbs && roof >= 0 && climbers.length > 0 && state.burntIn[roof] === 0 && state.guards[roof] === 0)
    plan.push({ do: 'climb', figures: climbers })
}

/** Moves of those inside a zone without British, towards the nearest zone with some. */
function planInside(state: RorkesState, plan: RorkesMove[]): void {
  const { params, counts, zulus, zone, acting, actors } = state
  const { ground, ways } = params
  if (counts.zulusIn[zone] === 0 || counts.britishIn[zone]! > 0) return
  let goal = -1
  for (let to = 0; to < ground.zones.length; to++)
    if (counts.britishIn[to]! > 0 && ways[zone]![to]!.turns < (goal < 0 ? NO_END : ways[zone]![goal]!.turns)) goal = to
  if (goal < 0) return
  const section = ways[zone]![goal]!.first
  const { kind, sides } = ground.sections[section]!
  const post = 2 * section + sides.indexOf(zone)
  const beyond = kind === 'open' ? ground.yards + sides[1 - sides.indexOf(zone)]! : farSide(state, post)
  let stay = kind === 'open' ? 0 : frontOf(state, section) * counts.britishAt[post ^ 1]!
  let over = kind === 'open' ? Infinity : freePlaces(state, post ^ 1)
  for (let actor = 0; actor < actors; actor++) {
    const figure = acting[actor]!
    const spot = zulus.spot[figure]!
    if (spot < 0 || zulus.moved[figure] !== 0 || ground.zoneOf[spot] !== zone) continue
    if (kind === 'open') plan.push({ do: 'move', figure, spot: beyond })
    else if (spot !== post) plan.push({ do: 'move', figure, spot: post })
    else if (stay > 0) stay--
    else if (over > 0) {
      over--
      plan.push({ do: 'move', figure, spot: beyond })
    }
  }
}

/** All moves of the call but jumps, in order; nothing that they do changes another one of them. */
export function planZuluMoves(state: RorkesState, climbs: boolean): RorkesMove[] {
  const plan: RorkesMove[] = []
  for (const section of state.params.ground.outer[state.zone]!) planOutside(state, section, climbs, plan)
  planInside(state, plan)
  return plan
}

/** The British figure that a Zulu attacks from a spot, in its zone or else across its section; -1 for none with room. */
function victimOf(state: RorkesState, spot: number): number {
  const { params, british, counts } = state
  const { ground, numbers } = params
  const zone = ground.zoneOf[spot]!
  if (zone !== OUTSIDE && counts.britishIn[zone]! > 0) {
    const victim = fewestAttacked(
      state,
      british.inside,
      numbers.frontInside,
      ground.zoneOf,
      zone,
      counts.britishIn[zone]!,
    )
    if (victim >= 0) return victim
  }
  if (spot >= ground.yards || counts.britishAt[spot ^ 1] === 0) return -1
  return fewestAttacked(
    state,
    british.across,
    frontOf(state, spot >> 1),
    undefined,
    spot ^ 1,
    counts.britishAt[spot ^ 1]!,
  )
}

/**
 * Of the British at a place the one with fewest attackers below a limit, officers last, then the lowest; -1 for none. The place is a spot, or what
 * `of` makes of spots, and so many are `there`.
 */
function fewestAttacked(
  { params, british }: RorkesState,
  attackers: Uint8Array,
  limit: number,
  of: readonly number[] | undefined,
  place: number,
  there: number,
): number {
  const spots = british.spot
  const officers = params.officers.length
  let left = there
  let best = -1
  let least = limit
  // Soldiers first: an officer must have fewer than all of them.
  for (let figure = officers; figure < spots.length && left > 0; figure++) {
    const spot = spots[figure]!
    if (spot < 0 || (of ? of[spot] : spot) !== place) continue
    left--
    if (attackers[figure]! >= least) continue
    best = figure
    least = attackers[figure]!
    if (least === 0) return best
  }
  for (let figure = 0; figure < officers && left > 0; figure++) {
    const spot = spots[figure]!
    if (attackers[figure]! >= least || spot < 0 || (of ? of[spot] : spot) !== place) continue
    best = figure
    least = attackers[figure]!
  }
  return best
}

/** Finds the next attack, by number from an actor on. Whether anybody has a victim. */
export function findZuluAttack(state: RorkesState, aim: Aim): boolean {
  const { zulus, acting, actors } = state
  while (aim.actor < actors) {
    const figure = acting[aim.actor++]!
    const spot = zulus.spot[figure]!
    if (spot < 0 || spot === aim.barren || zulus.busy[figure] !== 0) continue
    const target = victimOf(state, spot)
    if (target < 0) {
      aim.barren = spot
      continue
    }
    aim.figure = figure
    aim.target = target
    return true
  }
  return false
}
