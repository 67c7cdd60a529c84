import type { Rng } from '../../../rng.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { reachByOrigin, type OriginReach } from './origin-reach.ts'

/** Shuffles an ascending list in place. */
export function shuffle(list: number[], rng: Rng): number[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.pick(last + 1)
    const moved = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = moved
  }
  return list
}

/** Hexes that may be a target of Zulu placement, by distance from the nearest British hex: entry 1 holds the neighbours. Ascending. */
export function ringsAroundBritish(state: BattleState): number[][] {
  const { distance, hexes } = tablesOf(state.params)
  const british: number[] = []
  for (let hex = 0; hex < hexes; hex++) if ((state.bodies[hex] ?? 0) > 0) british.push(hex)
  const rings: number[][] = []
  for (let hex = 0; hex < hexes; hex++) {
    if (!isZuluTarget(state, hex)) continue
    let least = hexes
    for (const other of british) least = Math.min(least, distance[other * hexes + hex] ?? 0)
    while (rings.length <= least) rings.push([])
    rings[least]?.push(hex)
  }
  return rings
}

/** Whether Zulus may be placed in a hex: open ground that is neither British nor an onrush hex. */
export function isZuluTarget(state: BattleState, hex: number): boolean {
  if ((state.params.enter[hex] ?? 0) === 0 || tablesOf(state.params).onrush[hex] === 1) return false
  return (state.bodies[hex] ?? 0) === 0
}

/**
 * Places as many Zulus as it can: takes the classes of target hexes in turn, the hexes of each in their order, and finds a Zulu for each by rearranging
 * those already placed where it must. A class is asked for only when those before it have left Zulus over. Gives the moves, in an order in which each
 * enters an empty hex.
 */
export function placeZulus(state: BattleState, classes: Iterable<readonly number[]>): BattleMove[] {
  const search = openSearch(state)
  const tried = new Uint8Array(state.zulus.length)
  for (const targets of classes) {
    for (const target of targets) {
      if (search.waiting === 0) break
      if (tried[target]) continue
      tried[target] = 1
      // A Zulu that has moved already stays where it is.
      if ((state.zulus[target] ?? 0) > (state.fresh[target] ?? 0)) continue
      place(search, target)
    }
    if (search.waiting === 0) break
  }
  return movesOf(state, search)
}

/** A search for places. Origins are the hexes with Zulus that may move, ascending; sets of them are bits. */
interface Search {
  readonly reach: OriginReach
  /** Targets served from each origin, and how many Zulus are left there. */
  readonly served: number[][]
  readonly capacity: number[]
  readonly free: Int32Array
  readonly visited: Int32Array
  /** Zulus without a place. */
  waiting: number
}

function openSearch(state: BattleState): Search {
  const origins: number[] = []
  for (let hex = 0; hex < state.fresh.length; hex++) if ((state.fresh[hex] ?? 0) > 0) origins.push(hex)
  const reach = reachByOrigin(state, origins)
  const capacity = origins.map((hex) => state.fresh[hex] ?? 0)
  const free = new Int32Array(reach.words)
  origins.forEach((_, i) => (free[i >> 5] = (free[i >> 5] ?? 0) | (1 << (i & 31))))
  return {
    reach,
    served: origins.map(() => []),
    capacity,
    free,
    visited: new Int32Array(reach.words),
    waiting: capacity.reduce((sum, count) => sum + count, 0),
  }
}

/** Finds a Zulu for a target. Origins that a failed search has visited can never help again; a search that succeeds forgets where it was. */
function place(search: Search, target: number): void {
  const before = search.visited.slice()
  if (!augment(search, target)) return
  search.visited.set(before)
  search.waiting--
}

function augment(search: Search, target: number): boolean {
  const { reach, served, capacity, free, visited } = search
  const idle = firstOrigin(reach, target, free, true)
  if (idle >= 0) {
    served[idle]?.push(target)
    const left = (capacity[idle] ?? 0) - 1
    capacity[idle] = left
    if (left === 0) free[idle >> 5] = (free[idle >> 5] ?? 0) & ~(1 << (idle & 31))
    return true
  }
  for (let origin = firstOrigin(reach, target, visited, false); origin >= 0;) {
    visited[origin >> 5] = (visited[origin >> 5] ?? 0) | (1 << (origin & 31))
    const list = served[origin] ?? []
    for (let i = 0; i < list.length; i++)
      if (augment(search, list[i] ?? -1)) {
        list[i] = target
        return true
      }
    origin = firstOrigin(reach, target, visited, false)
  }
  return false
}

/** The nearest origin that reaches a target, the lowest of several, out of those whose bit in `marks` is `wanted`; -1 for none. */
function firstOrigin(
  { bits, words, hexes, levels }: OriginReach,
  target: number,
  marks: Int32Array,
  wanted: boolean,
): number {
  for (let level = 0; level < levels; level++)
    for (let word = 0; word < words; word++) {
      const reached = bits[(level * hexes + target) * words + word] ?? 0
      const mark = marks[word] ?? 0
      const open = reached & (wanted ? mark : ~mark)
      if (open !== 0) return 32 * word + 31 - Math.clz32(open & -open)
    }
  return -1
}

/** The moves of a finished search. Zulus left over stay; one that would stay in the way of another keeps its hex, and the other its own. */
function movesOf(state: BattleState, { reach, served, capacity }: Search): BattleMove[] {
  const { origins } = reach
  const { onrush } = tablesOf(state.params)
  // Who comes from where into a target, by hexes.
  const from = new Map<number, number>()
  served.forEach((targets, origin) => targets.forEach((target) => from.set(target, origins[origin] ?? -1)))
  capacity.forEach((left, origin) => {
    let hex = left > 0 ? (origins[origin] ?? -1) : -1
    while (hex >= 0 && onrush[hex] !== 1) {
      const other = from.get(hex) ?? -1
      from.delete(hex)
      hex = other
    }
  })
  for (const target of from.keys()) dropRing(from, target)
  const to = new Map([...from].map(([target, hex]) => [hex, target]))
  const moves: BattleMove[] = []
  const enter = (target: number): void => {
    const hex = from.get(target)
    if (hex === undefined) return
    from.delete(target)
    // Whoever stands in the target goes first.
    if (onrush[target] !== 1) enter(to.get(target) ?? -1)
    moves.push({ do: 'march', from: hex, to: target })
  }
  // Once the wagon is taken, its hex is a hex like any other.
  for (const target of [state.wagon, ...from.keys()]) enter(target)
  return moves
}

/** Zulus that only change places in a ring stay where they are. */
function dropRing(from: Map<number, number>, target: number): void {
  const ring = [target]
  let hex = from.get(target)
  while (hex !== undefined && hex !== target && !ring.includes(hex)) {
    ring.push(hex)
    hex = from.get(hex)
  }
  if (hex === target) for (const old of ring) from.delete(old)
}
