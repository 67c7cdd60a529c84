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
  return state.counts.threatsTo[zone]! > 0
}

const NONE: readonly number[] = []

/** Threatened posts of a zone: soonest first, then the larger threat, then in order. */
export function threatenedPosts(state: RorkesState, zone: number): readonly number[] {
  if (!isThreatened(state, zone)) return NONE
  const posts = state.params.ground.posts[zone]!.filter((post) => threatTo(state, post) > 0)
  if (posts.length < 2) return posts
  return posts.sort(
    (a, b) => turnsUntil(state, a) - turnsUntil(state, b) || threatTo(state, b) - threatTo(state, a) || a - b,
  )
}

/** Whether a zone is under a roof that is alight. */
export function isBurning({ params: { ground }, inches }: RorkesState, zone: number): boolean {
  const { roofs } = ground
  for (let roof = 0; roof < roofs.length; roof++) if (inches[roof]! >= 0 && roofs[roof]!.over === zone) return true
  return false
}

/** Whether a zone needs help: Zulus in it and threatening it are more than twice its British, and it does not burn. */
export function needsHelp(state: RorkesState, zone: number): boolean {
  const { counts } = state
  return counts.zulusIn[zone]! + counts.threatsTo[zone]! > 2 * counts.britishIn[zone]! && !isBurning(state, zone)
}
