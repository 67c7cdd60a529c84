import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { reachByOrigin, type OriginReach } from './origin-reach.ts'

/** A search for places. Origins are the hexes with Zulus that may move, ascending; sets of them are bits. */
export interface PlaceSearch {
  reach: OriginReach
  /** Targets served from each origin: `taken` of them from its entry of `first` on. */
  readonly first: Uint16Array
  readonly taken: Uint16Array
  served: Uint16Array
  /** Origins with Zulus left, those that the search for the target of the moment has visited, and those visited before it. */
  readonly free: Int32Array
  readonly visited: Int32Array
  readonly before: Int32Array
  /** By hex: whether it was a target already; and who comes from where, for the moves in the end. */
  readonly tried: Uint8Array
  readonly from: Int16Array
  readonly to: Int16Array
  readonly seen: Int16Array
  /** Zulus without a place. */
  waiting: number
}

/** The room of the latest search is used again: a dozen lists are not made anew for every phase. */
let latest: { readonly params: BattleParams; readonly search: PlaceSearch } | undefined

/** Opens a search: no Zulu has a place. It holds good until the next is opened. */
export function openSearch(state: BattleState): PlaceSearch {
  const { params, fresh } = state
  const origins: number[] = []
  for (let hex = 0; hex < fresh.length; hex++) if ((fresh[hex] ?? 0) > 0) origins.push(hex)
  const reach = reachByOrigin(state, origins)
  if (latest?.params !== params) latest = { params, search: emptySearch(reach, fresh.length) }
  const { search } = latest
  search.reach = reach
  for (const list of [search.taken, search.free, search.visited, search.tried]) list.fill(0)
  let waiting = 0
  for (let i = 0; i < origins.length; i++) {
    search.first[i] = waiting
    waiting += fresh[origins[i] ?? 0] ?? 0
    search.free[i >> 5] = (search.free[i >> 5] ?? 0) | (1 << (i & 31))
  }
  search.first[origins.length] = waiting
  search.waiting = waiting
  if (search.served.length < waiting) search.served = new Uint16Array(waiting)
  return search
}

function emptySearch(reach: OriginReach, hexes: number): PlaceSearch {
  const words = Math.ceil(hexes / 32)
  return {
    reach,
    first: new Uint16Array(hexes + 1),
    taken: new Uint16Array(hexes),
    served: new Uint16Array(0),
    free: new Int32Array(words),
    visited: new Int32Array(words),
    before: new Int32Array(words),
    tried: new Uint8Array(hexes),
    from: new Int16Array(hexes),
    to: new Int16Array(hexes),
    seen: new Int16Array(hexes),
    waiting: 0,
  }
}

/** Finds a Zulu for a target. Origins that a failed search has visited can never help again; a search that succeeds forgets where it was. */
export function placeAt(search: PlaceSearch, target: number): void {
  const { before, visited } = search
  before.set(visited)
  if (!augment(search, target)) return
  visited.set(before)
  search.waiting--
}

/** Serves a target by a Zulu that is left, else by one whose own target can be served by another. */
function augment(search: PlaceSearch, target: number): boolean {
  const { reach, first, taken, served, free, visited } = search
  const idle = nearestOrigin(reach, target, free, 0)
  if (idle >= 0) {
    const end = (first[idle] ?? 0) + (taken[idle] ?? 0)
    served[end] = target
    taken[idle] = (taken[idle] ?? 0) + 1
    if (end + 1 === first[idle + 1]) free[idle >> 5] = (free[idle >> 5] ?? 0) & ~(1 << (idle & 31))
    return true
  }
  for (let origin = nearestOrigin(reach, target, visited, -1); origin >= 0;) {
    visited[origin >> 5] = (visited[origin >> 5] ?? 0) | (1 << (origin & 31))
    const start = first[origin] ?? 0
    for (let place = start; place < start + (taken[origin] ?? 0); place++)
      if (augment(search, served[place] ?? 0)) {
        served[place] = target
        return true
      }
    origin = nearestOrigin(reach, target, visited, -1)
  }
  return false
}

/** The nearest origin that reaches a target, the lowest of several, out of a set of them, or, where `flip` is -1, out of all others; -1 for none. */
function nearestOrigin(reach: OriginReach, target: number, set: Int32Array, flip: 0 | -1): number {
  const { bits, words, hexes, start, levels } = reach
  const row = words * hexes
  const farthest = start + (levels - 1) * row + target
  // Who reaches the target at all reaches it for all MP.
  let open = 0
  for (let word = 0; word < words; word++) open |= (bits[farthest + word * hexes] ?? 0) & ((set[word] ?? 0) ^ flip)
  if (open === 0) return -1
  for (let level = start + target; level <= farthest; level += row)
    for (let word = 0; word < words; word++) {
      const found = (bits[level + word * hexes] ?? 0) & ((set[word] ?? 0) ^ flip)
      if (found !== 0) return 32 * word + 31 - Math.clz32(found & -found)
    }
  return -1
}
