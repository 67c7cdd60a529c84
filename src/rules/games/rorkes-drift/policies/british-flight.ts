import { has } from '../figure-sets.ts'
import { hasRoom } from '../passage.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { canPass } from './british-threats.ts'
import type { Plan } from './plan.ts'

/** Where a figure goes to leave a building: through a way out that is free, else to it; -1 when it stays. */
function wayOut(state: RorkesState, figure: number): number {
  const { params, british, counts, zone } = state
  const spot = british.spot[figure]!
  const { farSide } = params.ground
  const posts = params.ground.posts[zone]!
  if (posts.includes(spot) && canPass(state, spot)) return farSide[spot]!
  for (let i = 0; i < posts.length; i++) {
    const post = posts[i]!
    if (farSide[post]! < 0 || counts.zulusAt[post ^ 1]! > 0) continue
    if (post === spot) return -1
    if (hasRoom(state, post)) return post
  }
  return -1
}

/** Finds the next figure that leaves a burning building, by number after the last one. Whether there is one. */
export function findFlight(state: RorkesState, plan: Plan): boolean {
  const { acting, british } = state
  for (let figure = plan.figure + 1; figure < british.spot.length; figure++) {
    if (!has(acting, figure) || has(british.moved, figure)) continue
    const spot = wayOut(state, figure)
    if (spot < 0) continue
    plan.figure = figure
    plan.spot = spot
    return true
  }
  return false
}
