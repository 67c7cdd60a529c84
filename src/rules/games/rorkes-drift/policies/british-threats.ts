import { OUTSIDE } from '../ground.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Zulus that threaten a post: those at its far side, and waves advancing on it. */
export function threatTo({ params: { ground }, counts }: RorkesState, post: number): number {
  const advances = ground.zoneOf[post ^ 1] === OUTSIDE ? counts.advancing[post >> 1]! : 0
  return counts.zulusAt[post ^ 1]! + advances
}

/** Turns until a threatened post is attacked: none when Zulus are at its far side. */
export function turnsUntil({ params, counts, waves }: RorkesState, post: number): number {
  if (counts.zulusAt[post ^ 1]! > 0) return 0
  const section = post >> 1
  const wave = waves.find((w) => !w.gone && w.section === section && w.step < params.numbers.approach)
  return wave ? params.numbers.approach - wave.step : Infinity
}

/** Whether any post of a zone is threatened. */
export function isThreatened(state: RorkesState, zone: number): boolean {
  for (const post of state.params.ground.posts[zone]!) if (threatTo(state, post) > 0) return true
  return false
}

/** Threatened posts of a zone: soonest first, then the larger threat, then in order. */
export function threatenedPosts(state: RorkesState, zone: number): number[] {
  const posts = state.params.ground.posts[zone]!.filter((post) => threatTo(state, post) > 0)
  if (posts.length < 2) return posts
  return posts.sort(
    (a, b) => turnsUntil(state, a) - turnsUntil(state, b) || threatTo(state, b) - threatTo(state, a) || a - b,
  )
}

/** Whether a zone is under a roof that is alight. */
export function isBurning({ params: { ground }, inches }: RorkesState, zone: number): boolean {
  return ground.roofs.some((roof, number) => roof.over === zone && inches[number]! >= 0)
}

/** Whether a zone needs help: Zulus in it and threatening it are more than twice its British, and it does not burn. */
export function needsHelp(state: RorkesState, zone: number): boolean {
  const { params, counts } = state
  let zulus = counts.zulusIn[zone]!
  for (const post of params.ground.posts[zone]!) zulus += threatTo(state, post)
  return zulus > 2 * counts.britishIn[zone]! && !isBurning(state, zone)
}
