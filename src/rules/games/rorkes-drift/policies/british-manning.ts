import { placesOf } from '../passage.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { findThreats, isThreatened, threatTo, type Threats } from './british-threats.ts'
import { lineUp, nextInLine, type Line } from './line.ts'
import { planStep, type Plan } from './plan.ts'

/** Lines up figures of this call in the yard or at sections without a threat. */
function lineUpFree(state: RorkesState, line: Line): void {
  const { ground } = state.params
  const { words, moved } = state.british
  for (let word = 0; word < words; word++) line.some[word] = state.acting[word]! & ~moved[word]!
  lineUp(state, line, ground.yards + state.zone)
  const posts = ground.posts[state.zone]!
  for (let i = 0; i < posts.length; i++) if (threatTo(state, posts[i]!) === 0) lineUp(state, line, posts[i]!)
}

/** Sends free figures to the threatened posts of a zone until each has as many as it needs, or nobody is left. Whether somebody is. */
function manZone(state: RorkesState, there: number, threats: Threats, line: Line, plan: Plan): boolean {
  const { params, counts, zone } = state
  findThreats(state, there, threats)
  for (let i = 0; i < threats.size; i++) {
    const post = threats.posts[i]!
    const wanted = Math.min(placesOf(state, post >> 1), threatTo(state, post))
    for (let number = counts.britishAt[post]!; number < wanted; number++) {
      if (line.size === 0) lineUpFree(state, line)
      const figure = nextInLine(line)
      if (figure < 0) return false
      planStep(plan, figure, there === zone ? post : params.ground.yards + there)
    }
  }
  return true
}

/** Sends free figures to threatened sections, of this zone and then, if it is quiet itself, of those it is open to. Threats and line are scratch. */
export function planManning(state: RorkesState, threats: Threats, line: Line, plan: Plan): void {
  const { params, counts, zone } = state
  if (isThreatened(state, zone) && !manZone(state, zone, threats, line, plan)) return
  if (counts.zulusIn[zone]! > 0) return
  const near = params.ground.openTo[zone]!
  for (let i = 0; i < near.length; i++)
    if (isThreatened(state, near[i]!) && !manZone(state, near[i]!, threats, line, plan)) return
}
