import type { BattleParams } from '../battle-params.ts'
import { tablesOf, type BattleTables } from '../battle-tables.ts'
import { kept } from '../kept.ts'
import { OUT_OF_REACH } from '../ways.ts'
import { costRoom, findCostsTo, type CostRoom } from './costs-to.ts'

/** Answers that are remembered for each target: 2 to the power of this. */
export const PLACE_BITS = 8

const NOWHERE = -1

/**
 * From which hexes Zulus come to a target. This depends on the hexes around the target that are closed to them, and these are the same in phase after
 * phase and game after game; so what was found once is remembered by target and closed hexes around it. Sets of hexes are bits, 32 in a word.
 */
export interface Approaches {
  readonly tables: BattleTables
  /** MP of a Zulu. */
  readonly limit: number
  readonly room: CostRoom
  /** 1 for the hexes that are closed, the same as a set, and room for such a set. */
  readonly closed: Uint8Array
  readonly closedSet: Int32Array
  readonly now: Int32Array
  /** By target, `words` each: a bit for each hex from which it can be reached through further hexes, set where that hex is closed. */
  readonly around: Int32Array
  readonly words: number
  /** The bits that stand for a hex: entries `first[hex]` to `first[hex + 1]` say for which target, in which word of `around`, and which bit of it. */
  readonly first: Int32Array
  readonly owner: Uint16Array
  readonly word: Int32Array
  readonly bit: Int32Array
  /** By target: where its record begins as things stand, -1 when it is not known. */
  readonly places: Int32Array
  /**
   * By place, `size` words each: the hexes from which the target is reached, the closed hexes around it for which this was found, and 1 if anything is
   * remembered. All hexes are near the target, so their set takes only `span` words; `low` says which word of the map is the first.
   */
  readonly records: Int32Array
  readonly size: number
  readonly span: number
  readonly low: Uint8Array
}

/** The approaches of a battle. */
export const approachesOf = kept(makeApproaches)

function makeApproaches(params: BattleParams): Approaches {
  const tables = tablesOf(params)
  const { hexes } = tables
  const limit = params.numbers.zuluMovement
  const closed = new Uint8Array(hexes)
  const room = costRoom(hexes, limit)
  const near = (target: number, mp: number): number[] => {
    findCostsTo(tables, target, mp, closed, room)
    return [...room.costs.keys()].filter((hex) => room.costs[hex] !== OUT_OF_REACH)
  }
  const numbers = Array.from({ length: hexes }, (_, hex) => hex)
  // A hex that uses up all MP is no way to anywhere.
  const passed = numbers.map((target) => near(target, limit - 1))
  const words = Math.ceil(Math.max(...passed.map((list) => list.length)) / 32)
  const bits = numbers.map((): { owner: number; word: number; bit: number }[] => [])
  passed.forEach((list, owner) =>
    list.forEach((hex, i) => bits[hex]?.push({ owner, word: owner * words + (i >> 5), bit: 1 << (i & 31) })),
  )
  const reached = numbers.map((target) => near(target, limit))
  const span = Math.max(...reached.map((list) => ((list.at(-1) ?? 0) >> 5) - ((list[0] ?? 0) >> 5))) + 1
  const lastLow = Math.ceil(hexes / 32) - span
  const first = new Int32Array(hexes + 1)
  bits.forEach((list, hex) => (first[hex + 1] = (first[hex] ?? 0) + list.length))
  const size = span + words + 1
  return {
    tables,
    limit,
    room,
    closed,
    closedSet: new Int32Array(Math.ceil(hexes / 32)),
    now: new Int32Array(Math.ceil(hexes / 32)),
    around: new Int32Array(hexes * words),
    words,
    first,
    owner: Uint16Array.from(bits.flat(), ({ owner }) => owner),
    word: Int32Array.from(bits.flat(), ({ word }) => word),
    bit: Int32Array.from(bits.flat(), ({ bit }) => bit),
    places: new Int32Array(hexes).fill(NOWHERE),
    records: new Int32Array((hexes << PLACE_BITS) * size),
    size,
    span,
    low: Uint8Array.from(reached, (list) => Math.min(lastLow, (list[0] ?? 0) >> 5)),
  }
}
