import { hasRoom } from '../passage.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Zulus that threaten a post: those at its far side, and waves advancing on it. */
export function threatTo({ params: { ground }, counts }: RorkesState, post: number): number {
  const advances = ground.zoneOf[post ^ 1]! < 0 ? counts.advancing[post >> 1]! : 0
  return counts.zulusAt[post ^ 1]! + advances
}

/** Turns until a threatened post is attacked: none when Zulus are at its far side. */
function turnsUntil({ params, counts, waves }: RorkesState, post: number): number {
  const { approach } = params.numbers
  if (counts.zulusAt[post ^ 1]! > 0) return 0
  for (let number = 0; number < waves.length; number++) {
    const { gone, section, step } = waves[number]!
    if (!gone && section === post >> 1 && step < approach) return approach - step
  }
  return approach
}

/** Whether any post of a zone is threatened. */
export function isThreatened(state: RorkesState, zone: number): boolean {
  return state.counts.threatsTo[zone]! > 0
}

/** Threatened posts, and how pressing each of them is. */
export interface Threats {
  readonly posts: number[]
  readonly ranks: number[]
  size: number
}

/** No threats. */
export function newThreats(): Threats {
  return { posts: [], ranks: [], size: 0 }
}

/** In a rank, a turn counts more than any number of Zulus. */
const TURN = 1 << 10

/** Finds the threatened posts of a zone: soonest first, then the larger threat, then in order. */
export function findThreats(state: RorkesState, zone: number, threats: Threats): void {
  threats.size = 0
  const { posts, ranks } = threats
  const all = state.params.ground.posts[zone]!
  for (let i = 0; i < all.length; i++) {
    const post = all[i]!
    const threat = threatTo(state, post)
    if (threat === 0) continue
    const rank = TURN * turnsUntil(state, post) - threat
    let place = threats.size++
    for (; place > 0 && ranks[place - 1]! > rank; place--) {
      posts[place] = posts[place - 1]!
      ranks[place] = ranks[place - 1]!
    }
    posts[place] = post
    ranks[place] = rank
  }
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

/** Whether a figure at a post can go through to the other side now. */
export function canPass(state: RorkesState, post: number): boolean {
  const far = state.params.ground.farSide[post]!
  if (far < 0 || state.counts.zulusAt[post ^ 1]! > 0) return false
  return far >= state.params.ground.yards || hasRoom(state, far)
}
