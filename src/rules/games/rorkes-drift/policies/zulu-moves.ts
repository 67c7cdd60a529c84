import { firstOf, lowestOf } from '../figure-sets.ts'
import type { RorkesMove } from '../moves.ts'
import { freePlaces, hasBlockedDoor } from '../passage.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { clearPlan, newPlan, planGroup, planStep, takeNext, type Plan } from './plan.ts'

/** Lowest figure that acts in this call, has not moved and stands on a spot; -1 for none. */
function waitingAt({ zulus, acting }: RorkesState, spot: number): number {
  const { words, at, moved } = zulus
  for (let word = 0; word < words; word++) {
    const bits = at[spot * words + word]! & acting[word]! & ~moved[word]!
    if (bits !== 0) return lowestOf(word, bits)
  }
  return -1
}

/** The next jump off a roof, if anybody who acts is on one. */
function nextJump(state: RorkesState): RorkesMove | undefined {
  const { params, zone, counts, british } = state
  const { ground } = params
  for (let roof = 0; roof < ground.roofs.length; roof++) {
    const { with: actsWith, jumpTo } = ground.roofs[roof]!
    if (actsWith !== zone || counts.zulusAt[ground.roofSpots + roof] === 0) continue
    const figure = waitingAt(state, ground.roofSpots + roof)
    if (figure < 0) continue
    const into = jumpTo.find((yard) => counts.britishIn[yard]! > 0) ?? jumpTo[0]!
    const onto = firstOf(british.at, (ground.yards + into) * british.words, british.words)
    return onto < 0 ? { do: 'jump', figure, zone: into } : { do: 'jump', figure, zone: into, onto }
  }
  return undefined
}

/** Plans for those outside at a section: some stay to fight, some go over, and where doors were blocked the rest chop and, if asked, climb. */
function planOutside(state: RorkesState, section: number, climbs: boolean, plan: Plan): void {
  const { params, counts, zulus, acting } = state
  const outside = 2 * section
  const inside = outside + 1
  const { kind, blockedDoors } = params.ground.sections[section]!
  if (counts.zulusAt[outside] === 0 || kind === 'climb') return
  let stay = params.fronts[section]! * counts.britishAt[inside]!
  let over = freePlaces(state, inside)
  if (over <= 0 && blockedDoors === 0) return
  let rest: number[] | undefined
  for (let word = 0; word < zulus.words; word++)
    for (let bits = zulus.at[outside * zulus.words + word]! & acting[word]!; bits !== 0; bits &= bits - 1) {
      const figure = lowestOf(word, bits)
      if (stay > 0) stay--
      else if (over > 0) {
        over--
        planStep(plan, figure, inside)
      } else if (blockedDoors > 0) (rest ??= []).push(figure)
    }
  if (rest) planGroups(state, section, climbs, rest, plan)
}

/** Plans for those whom neither wall nor opening lets in: so many chop while a door is blocked, and others climb by threes. */
function planGroups(state: RorkesState, section: number, climbs: boolean, rest: number[], plan: Plan): void {
  const { choppers, boost } = state.params.numbers
  const { roof } = state.params.ground.sections[section]!
  if (hasBlockedDoor(state, section)) planGroup(plan, { do: 'chop', figures: rest.splice(0, choppers) })
  const climbers = rest.slice(0, rest.length - (rest.length % boost))
  if (climbs && roof >= 0 && climbers.length > 0 && state.burntIn[roof] === 0 && state.guards[roof] === 0)
    planGroup(plan, { do: 'climb', figures: climbers })
}

/** First spot on the way from the zone that acts to the nearest one with British; -1 when none can be reached. */
function wayToBritish({ params, counts, zone }: RorkesState): number {
  const ways = params.ways[zone]!
  for (let i = 0; i < ways.length; i++) {
    const { to, start } = ways[i]!
    if (counts.britishIn[to]! > 0) return start
  }
  return -1
}

/** Plans for those inside a zone without British, towards the nearest zone with some. */
function planInside(state: RorkesState, plan: Plan): void {
  const { params, counts, zulus, zone, acting } = state
  const { yards, farSide } = params.ground
  if (counts.zulusIn[zone] === 0 || counts.britishIn[zone]! > 0) return
  const start = wayToBritish(state)
  if (start < 0) return
  const isOpen = start >= yards
  let stay = isOpen ? 0 : params.fronts[start >> 1]! * counts.britishAt[start ^ 1]!
  let over = isOpen ? 0 : freePlaces(state, start ^ 1)
  for (let word = 0; word < zulus.words; word++) {
    let bits = zulus.within[zone * zulus.words + word]! & acting[word]! & ~zulus.moved[word]!
    for (; bits !== 0; bits &= bits - 1) {
      const figure = lowestOf(word, bits)
      if (isOpen || zulus.spot[figure] !== start) planStep(plan, figure, start)
      else if (stay > 0) stay--
      else if (over > 0) {
        over--
        planStep(plan, figure, farSide[start]!)
      }
    }
  }
}

/** What the Zulus have in mind while a zone is called to move: jumps one after the other, since each of them may clear a yard, and then all the rest. */
export interface ZuluMoves {
  readonly plan: Plan
  areAllPlanned: boolean
}

/** Moves before any zone is called. */
export function newZuluMoves(): ZuluMoves {
  return { plan: newPlan(), areAllPlanned: false }
}

/** Back to before the first move of a call. */
export function resetZuluMoves(moves: ZuluMoves): void {
  clearPlan(moves.plan)
  moves.areAllPlanned = false
}

/** Finds the next move of the call. Whether there is one. */
export function findZuluMove(state: RorkesState, climbs: boolean, moves: ZuluMoves): boolean {
  const { plan, areAllPlanned } = moves
  if (!areAllPlanned) {
    const jump = nextJump(state)
    if (jump) planGroup(plan, jump)
    else planAll(state, climbs, moves)
  }
  return takeNext(plan)
}

/** Plans all moves of the call but jumps, in order; nothing that they do changes another one of them. */
function planAll(state: RorkesState, climbs: boolean, moves: ZuluMoves): void {
  const outer = state.params.ground.outer[state.zone]!
  for (let i = 0; i < outer.length; i++) planOutside(state, outer[i]!, climbs, moves.plan)
  planInside(state, moves.plan)
  moves.areAllPlanned = true
}
