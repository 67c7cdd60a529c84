import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { kept } from '../kept.ts'
import { approachesOf, type Approaches } from './approach-room.ts'
import { lookAround } from './approaches.ts'

const NOBODY = -1

/**
 * A search for which targets can be filled. `PlaceSearch` says who goes where; here any Zulus will do, which leaves the freedom to take those first that
 * are good for least else, and to look for others the short way. Sets of hexes are bits, 32 in a word.
 */
export interface FillSearch {
  readonly approaches: Approaches
  /** Origins with Zulus that are not used yet. */
  readonly idle: Int32Array
  /** Number of the hex in the middle of the British. As hexes are numbered column by column, numbers far from it are far west or east. */
  middle: number
  /** By hex: how many Zulus are not used. */
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
    idle: new Int32Array(words),
    middle: 0,
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
export function openFill(state: BattleState): FillSearch {
  const search = searchOf(state.params)
  const { fresh, at } = state
  const { idle, left } = search
  lookAround(search.approaches, state)
  left.set(fresh)
  idle.fill(0)
  search.tried = 0
  search.waiting = 0
  for (let hex = 0; hex < fresh.length; hex++) {
    const count = fresh[hex] ?? 0
    if (count === 0) continue
    search.waiting += count
    flip(idle, hex)
  }
  let sum = 0
  let units = 0
  for (let unit = 0; unit < at.length; unit++) {
    const hex = at[unit] ?? NOBODY
    if (hex < 0) continue
    sum += hex
    units++
  }
  search.middle = units > 0 ? Math.floor(sum / units) : 0
  search.open.set(idle)
  search.before.set(idle)
  search.served.fill(NOBODY)
  search.server.fill(NOBODY)
  search.isTried.fill(0)
  return search
}

/** Puts a hex into a set of bits, or takes it out. */
export function flip(bits: Int32Array, hex: number): void {
  const word = hex >> 5
  bits[word] = (bits[word] ?? 0) ^ (1 << (hex & 31))
}
