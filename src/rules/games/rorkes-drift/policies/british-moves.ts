import type { RorkesMove } from '../moves.ts'
import { farSide, placesOf } from '../passage.ts'
import { NO_END } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { isThreatened, needsHelp, threatenedPosts, threatTo } from './british-threats.ts'

/** Whether a post has room for one more. */
function hasRoom(state: RorkesState, post: number): boolean {
  return state.counts.britishAt[post]! < placesOf(state, post >> 1)
}

/** Whether a figure at a post can go through to the other side now. */
function canPass(state: RorkesState, post: number): boolean {
  const far = farSide(state, post)
  if (far < 0 || state.counts.zulusAt[post ^ 1]! > 0) return false
  return far >= state.params.ground.yards || hasRoom(state, far)
}

/** Leaving a burning building, by number from a figure on: through a way out that is free, else to it. */
export function leaveBurning(state: RorkesState, from: number): RorkesMove | undefined {
  const { params, british, counts, acting, actors } = state
  const ways = params.ground.posts[state.zone]!.filter((post) => farSide(state, post) >= 0)
  for (let actor = 0; actor < actors; actor++) {
    const figure = acting[actor]!
    if (figure < from || british.moved[figure] !== 0) continue
    const spot = british.spot[figure]!
    if (ways.includes(spot) && canPass(state, spot)) return { do: 'move', figure, spot: farSide(state, spot) }
    const way = ways.find((post) => counts.zulusAt[post ^ 1] === 0 && (post === spot || hasRoom(state, post)))
    if (way !== undefined && way !== spot) return { do: 'move', figure, spot: way }
  }
  return undefined
}

/** In a key that sorts figures, what the section counts beside the number, and being in the zone of one's home beside the section. */
const SECTION = 1 << 8
const HOME = 1 << 16

/** Place of a figure in line: those in the yard first, then by section, then by number. */
function lineKey({ params, british }: RorkesState, figure: number): number {
  const spot = british.spot[figure]!
  return figure + (spot >= params.ground.yards ? 0 : SECTION * (1 + (spot >> 1)))
}

/** Sorts keys, which are few and nearly in order, and gives the figures they stand for. */
function figuresOf(keys: number[]): number[] {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!
    let place = i
    for (; place > 0 && keys[place - 1]! > key; place--) keys[place] = keys[place - 1]!
    keys[place] = key
  }
  for (let i = 0; i < keys.length; i++) keys[i]! %= SECTION
  return keys
}

/** Figures of this call in the yard or at sections without a threat, in the order in which they are sent off. */
function freeFigures(state: RorkesState): number[] {
  const { params, british, acting, actors } = state
  const keys: number[] = []
  for (let actor = 0; actor < actors; actor++) {
    const figure = acting[actor]!
    if (british.moved[figure] !== 0) continue
    const spot = british.spot[figure]!
    if (spot >= params.ground.yards || threatTo(state, spot) === 0) keys.push(lineKey(state, figure))
  }
  return figuresOf(keys)
}

const NOWHERE: readonly number[] = []

/** Sends free figures to threatened sections, of this zone and then of those it is open to. */
export function planManning(state: RorkesState): readonly RorkesMove[] {
  const { params, counts, zone } = state
  const { ground } = params
  const near = counts.zulusIn[zone]! > 0 ? NOWHERE : ground.openTo[zone]!
  const plan: RorkesMove[] = []
  let free: readonly number[] | undefined
  let next = 0
  for (let i = -1; i < near.length; i++) {
    const there = i < 0 ? zone : near[i]!
    for (const post of threatenedPosts(state, there)) {
      const wanted = Math.min(placesOf(state, post >> 1), threatTo(state, post))
      for (let number = counts.britishAt[post]!; number < wanted; number++) {
        free ??= freeFigures(state)
        const figure = free[next++]
        if (figure === undefined) return plan
        plan.push({ do: 'move', figure, spot: there === zone ? post : ground.yards + there })
      }
    }
  }
  return plan
}

/** The rest of a quiet zone: how many it can spare, the zones that need help, and who goes, in order. */
export interface Spreading {
  spare: number
  readonly needy: readonly number[]
  readonly figures: readonly number[]
  next: number
}

/** What is left to do once the walls are manned; undefined for nothing, and where the zone itself is attacked. */
export function spreadingOf(state: RorkesState): Spreading | undefined {
  const { params, counts, british, zone, acting, actors } = state
  const { zones, zoneOf } = params.ground
  if (counts.zulusIn[zone]! > 0 || isThreatened(state, zone)) return undefined
  const spare = counts.britishIn[zone]! - Math.ceil(counts.homesIn[zone]! / 2)
  const needy: number[] = []
  if (spare > 0) for (let other = 0; other < zones.length; other++) if (needsHelp(state, other)) needy.push(other)
  const keys: number[] = []
  for (let actor = 0; actor < actors; actor++) {
    const figure = acting[actor]!
    if (british.moved[figure] !== 0) continue
    const home = british.home[figure]!
    const isHome = zoneOf[home] === zone
    if (needy.length > 0 || (isHome && home !== british.spot[figure]))
      keys.push(lineKey(state, figure) + (isHome ? HOME : 0))
  }
  if (keys.length === 0) return undefined
  return { spare, needy, figures: figuresOf(keys), next: 0 }
}

/** Where a figure goes on its way to the nearest zone in need; -1 when it cannot move. */
function stepToHelp(state: RorkesState, figure: number, needy: readonly number[]): number {
  const { params, british, zone } = state
  const { ground, ways } = params
  let goal = zone
  let turns = NO_END
  for (const to of needy)
    if (to !== zone && ways[zone]![to]!.turns < turns) {
      goal = to
      turns = ways[zone]![to]!.turns
    }
  if (goal === zone) return -1
  const section = ways[zone]![goal]!.first
  const { kind, sides } = ground.sections[section]!
  const side = sides.indexOf(zone)
  if (kind === 'open') return ground.yards + sides[1 - side]!
  const post = 2 * section + side
  if (british.spot[figure] === post) return canPass(state, post) ? farSide(state, post) : -1
  return hasRoom(state, post) ? post : -1
}

/** The next figure of the rest that goes to help or home. */
export function nextSpread(state: RorkesState, spreading: Spreading): RorkesMove | undefined {
  const { params, british, zone } = state
  const { ground } = params
  for (let figure = spreading.figures[spreading.next++]; figure !== undefined;) {
    if (spreading.spare > 0) {
      const spot = stepToHelp(state, figure, spreading.needy)
      if (spot >= 0) {
        spreading.spare--
        return { do: 'move', figure, spot }
      }
    }
    const home = british.home[figure]!
    const isAway = home >= 0 && home !== british.spot[figure] && ground.zoneOf[home] === zone
    if (isAway && (home >= ground.yards || hasRoom(state, home))) return { do: 'move', figure, spot: home }
    figure = spreading.figures[spreading.next++]
  }
  return undefined
}
