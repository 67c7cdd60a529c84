import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { kept } from '../kept.ts'

/** The map in rings around the British. */
export interface Rings {
  /** By hex: distance from the nearest British hex. */
  readonly nearest: Uint16Array
  /** Hexes that may be a target of Zulu placement, by this distance: the neighbours of the British first. Ascending; they may be shuffled in place. */
  readonly hexes: readonly Uint16Array[]
}

/** Room to sort hexes in. */
interface RingRoom {
  readonly nearest: Uint16Array
  /** Hexes ring after ring. */
  readonly sorted: Uint16Array
  /** Hexes in the order in which they were come to. */
  readonly queue: Uint16Array
}

const roomOf = kept(({ ids }: BattleParams): RingRoom => ({
  nearest: new Uint16Array(ids.length),
  sorted: new Uint16Array(ids.length),
  queue: new Uint16Array(ids.length),
}))

/** Whether Zulus may be placed in a hex: open ground that is neither British nor an onrush hex. */
export function isZuluTarget(state: BattleState, hex: number): boolean {
  return tablesOf(state.params).closedToBritish[hex] === 0 && (state.bodies[hex] ?? 0) === 0
}

/** Sorts the map in rings, which hold good until the next time. */
export function ringsAroundBritish(state: BattleState): Rings {
  const { nearest, sorted, queue } = roomOf(state.params)
  const { closedToBritish } = tablesOf(state.params)
  const starts = findNearest(state, nearest, queue)
  // Rings have the places that they have in the queue; within a ring, ascending.
  const ends = starts.slice()
  for (let hex = 0; hex < nearest.length; hex++) {
    if (closedToBritish[hex] === 1) continue
    const ring = nearest[hex] ?? 0
    const end = ends[ring] ?? 0
    sorted[end] = hex
    ends[ring] = end + 1
  }
  const hexes = starts.slice(1).map((start, i) => sorted.subarray(start, ends[i + 1]))
  return { nearest, hexes }
}

/** Finds the distance of every hex from the nearest British hex, step by step outwards; gives the place in the queue at which each ring starts. */
function findNearest(state: BattleState, nearest: Uint16Array, queue: Uint16Array): number[] {
  const { neighbours } = tablesOf(state.params)
  const { bodies } = state
  nearest.fill(nearest.length)
  let end = 0
  for (let hex = 0; hex < bodies.length; hex++) {
    if (bodies[hex] === 0) continue
    nearest[hex] = 0
    queue[end++] = hex
  }
  const starts = [0]
  for (let i = 0, last = end; i < end; i++) {
    if (i === last) {
      starts.push(i)
      last = end
    }
    const hex = queue[i] ?? 0
    const far = starts.length
    for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
      const next = neighbours[edge] ?? -1
      if (next < 0 || (nearest[next] ?? 0) <= far) continue
      nearest[next] = far
      queue[end++] = next
    }
  }
  return starts
}
