import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { kept } from '../kept.ts'
import { approachesOf, lookAround, type Approaches } from './approaches.ts'
import type { Rings } from './rings.ts'

const NOBODY = -1

/** Origins farther out than this many rings around the British are not told apart. */
const RINGS = 12

/**
 * A search for which targets can be filled. `PlaceSearch` says who goes where; here any Zulus will do, which leaves the freedom to take those first that
 * are good for least else, and to look for others the short way. Sets of hexes are bits, 32 in a word.
 */
export interface FillSearch {
  readonly approaches: Approaches
  /** Words that a set of all hexes takes. */
  readonly words: number
  /** Origins with Zulus that are not used yet, ring after ring around the British, the outermost last; `rings` sets, and one of all. */
  readonly idle: Int32Array
  readonly anyIdle: Int32Array
  rings: number
  /** By hex: the ring, and how many Zulus are not used. */
  readonly ring: Uint8Array
  readonly left: Uint8Array
  /** Origins that the search of the moment may still visit, and those that were open before it. */
  readonly open: Int32Array
  readonly before: Int32Array
  /** Origins that the search has come to, in order, and by origin the target through which it came. */
  readonly queue: Uint16Array
  readonly through: Int16Array
  /** By target: the origin that serves it and the next target of the same origin; by origin: its first target. -1 for none. */
  readonly server: Int16Array
  readonly nextServed: Int16Array
  readonly served: Int16Array
  /** Targets that were tried, in order. */
  readonly order: Uint16Array
  tried: number
  /** By hex: whether it was tried. */
  readonly isTried: Uint8Array
  /** Zulus without a target. */
  waiting: number
}

const searchOf = kept(makeSearch)

function makeSearch(params: BattleParams): FillSearch {
  const hexes = params.ids.length
  const words = Math.ceil(hexes / 32)
  return {
    approaches: approachesOf(params),
    words,
    idle: new Int32Array((RINGS + 1) * words),
    anyIdle: new Int32Array(words),
    rings: 0,
    ring: new Uint8Array(hexes),
    left: new Uint8Array(hexes),
    open: new Int32Array(words),
    before: new Int32Array(words),
    queue: new Uint16Array(hexes),
    through: new Int16Array(hexes),
    server: new Int16Array(hexes),
    nextServed: new Int16Array(hexes),
    served: new Int16Array(hexes),
    order: new Uint16Array(hexes),
    tried: 0,
    isTried: new Uint8Array(hexes),
    waiting: 0,
  }
}

/** Opens a search: no target is filled. It holds good until the next is opened. */
export function openFill(state: BattleState, { nearest }: Rings): FillSearch {
  const search = searchOf(state.params)
  const { fresh } = state
  const { words, idle, anyIdle, ring, left } = search
  lookAround(search.approaches, state)
  idle.fill(0)
  anyIdle.fill(0)
  search.rings = search.tried = search.waiting = 0
  for (let hex = 0; hex < fresh.length; hex++) {
    const count = fresh[hex] ?? 0
    left[hex] = count
    if (count === 0) continue
    search.waiting += count
    const far = Math.min(nearest[hex] ?? 0, RINGS)
    ring[hex] = far
    if (far >= search.rings) search.rings = far + 1
    flip(idle, far * words, hex)
    flip(anyIdle, 0, hex)
  }
  search.open.set(anyIdle)
  search.before.set(anyIdle)
  search.served.fill(NOBODY)
  search.server.fill(NOBODY)
  search.isTried.fill(0)
  return search
}

/** Puts a hex into a set of bits that begins at a word, or takes it out. */
export function flip(bits: Int32Array, start: number, hex: number): void {
  const word = start + (hex >> 5)
  bits[word] = (bits[word] ?? 0) ^ (1 << (hex & 31))
}
