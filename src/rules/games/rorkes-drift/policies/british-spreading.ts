import { hasRoom } from '../passage.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { canPass, isThreatened, needsHelp } from './british-threats.ts'
import { lineUp, nextInLine, type Line } from './line.ts'
import type { Plan } from './plan.ts'

/** How the rest of a quiet zone spreads: so many go to a spot on the way to a zone that needs help, -1 when none does. */
export interface Spreading {
  spare: number
  way: number
}

/** First spot on the way from a zone to the nearest one in need: a post, or where it is open the yard beyond; -1 when nobody can be helped. */
function wayToHelp(state: RorkesState): number {
  const ways = state.params.ways[state.zone]!
  for (let i = 0; i < ways.length; i++) {
    const { to, start } = ways[i]!
    if (needsHelp(state, to)) return start
  }
  return -1
}

/** Lines up who goes once the walls are manned: strangers first, in each group those in the yard, then by section. Nobody goes where the zone itself is attacked. */
export function beginSpreading(state: RorkesState, spreading: Spreading, line: Line): void {
  const { counts, british, zone } = state
  if (counts.zulusIn[zone]! > 0 || isThreatened(state, zone)) return
  spreading.spare = counts.britishIn[zone]! - ((british.homesIn[zone]! + 1) >> 1)
  spreading.way = spreading.spare > 0 ? wayToHelp(state) : -1
  const helps = spreading.way >= 0
  if (helps) lineUpGroup(state, line, false, true)
  lineUpGroup(state, line, true, helps)
}

/** Lines up those who have not moved and whose home is in the zone, or those whose home is not; who is at home need not be among them. */
function lineUpGroup(state: RorkesState, line: Line, belongs: boolean, all: boolean): void {
  const { params, british, acting, zone } = state
  const { words, moved, homes, atHome } = british
  const posts = params.ground.posts[zone]!
  let any = 0
  for (let word = 0; word < words; word++) {
    const own = homes[zone * words + word]!
    let some = acting[word]! & ~moved[word]! & (belongs ? own : ~own)
    if (!all) some &= ~atHome[word]!
    line.some[word] = some
    any |= some
  }
  if (any === 0) return
  lineUp(state, line, params.ground.yards + zone)
  for (let i = 0; i < posts.length; i++) lineUp(state, line, posts[i]!)
}

/** Where a figure can step to now to help; -1 for nowhere. */
function stepToHelp(state: RorkesState, figure: number, way: number): number {
  const { yards, farSide } = state.params.ground
  if (way >= yards) return way
  if (state.british.spot[figure] === way) return canPass(state, way) ? farSide[way]! : -1
  return hasRoom(state, way) ? way : -1
}

/** Finds the next figure of the rest that goes to help or home. Whether there is one. */
export function findSpread(state: RorkesState, spreading: Spreading, line: Line, plan: Plan): boolean {
  const { params, british, zone } = state
  const { ground } = params
  for (let figure = nextInLine(line); figure >= 0; figure = nextInLine(line)) {
    plan.figure = figure
    if (spreading.spare > 0 && spreading.way >= 0) {
      plan.spot = stepToHelp(state, figure, spreading.way)
      if (plan.spot >= 0) {
        spreading.spare--
        return true
      }
    }
    plan.spot = british.home[figure]!
    const isAway = plan.spot !== british.spot[figure] && ground.zoneOf[plan.spot] === zone
    if (isAway && (plan.spot >= ground.yards || hasRoom(state, plan.spot))) return true
  }
  return false
}
