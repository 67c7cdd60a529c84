import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf, type BattleTables } from '../battle-tables.ts'
import { kept } from '../kept.ts'
import { isClosedToZulus, OUT_OF_REACH } from '../ways.ts'
import { costRoom, findCostsTo, type CostRoom } from './costs-to.ts'

/** Answers that are remembered for each target: 2 to the power of this. */
const PLACE_BITS = 8

/** So many records are looked at for an answer; when all are taken, the first is given up. */
const TRIES = 8

/** An odd number with bits all over: 2^32 / phi. */
const MIX = 0x9e3779b1

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
  /** 1 for the hexes that are closed. */
  readonly closed: Uint8Array
  /** By target, `words` each: a bit for each hex from which it can be reached through further hexes, set where that hex is closed. */
  readonly around: Int32Array
  readonly words: number
  /** The bits that stand for a hex: entries `first[hex]` to `first[hex + 1]` say in which word of `around`, and which bit of it. */
  readonly first: Int32Array
  readonly word: Int32Array
  readonly bit: Int32Array
  /** By target: where its record begins as things stand, -1 when it was not asked for. */
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

/** Looks where the British stand now; the approaches hold good until the next look. */
export function lookAround(approaches: Approaches, state: BattleState): void {
  const { closed, around, first, word, bit } = approaches
  approaches.places.fill(NOWHERE)
  for (let hex = 0; hex < closed.length; hex++) {
    const now = isClosedToZulus(state, hex) ? 1 : 0
    if (closed[hex] === now) continue
    closed[hex] = now
    const end = first[hex + 1] ?? 0
    for (let i = first[hex] ?? 0; i < end; i++) {
      const at = word[i] ?? 0
      around[at] = (around[at] ?? 0) ^ (bit[i] ?? 0)
    }
  }
}

/** Where the set of hexes from which a target is reached begins in `records`. */
export function setOf(approaches: Approaches, target: number): number {
  const place = approaches.places[target] ?? NOWHERE
  return place < 0 ? findPlace(approaches, target) : place
}

/** Finds the record for a target as things stand, or makes one. */
function findPlace(approaches: Approaches, target: number): number {
  const { around, words, size } = approaches
  let hash = 0
  for (let i = target * words; i < (target + 1) * words; i++) {
    hash = Math.imul(hash ^ (around[i] ?? 0), MIX)
    hash ^= hash >>> 15
  }
  const mask = (1 << PLACE_BITS) - 1
  const start = target << PLACE_BITS
  for (let i = 0; i < TRIES; i++) {
    const place = (start + ((hash + i) & mask)) * size
    const isTaken = isTakenAt(approaches, place)
    if (isTaken && !isFor(approaches, place, target)) continue
    if (!isTaken) remember(approaches, place, target)
    return (approaches.places[target] = place)
  }
  const place = (start + (hash & mask)) * size
  remember(approaches, place, target)
  return (approaches.places[target] = place)
}

function isTakenAt({ records, span, words }: Approaches, place: number): boolean {
  return records[place + span + words] === 1
}

/** Whether what is remembered was found for the hexes that are closed around a target now. */
function isFor({ records, span, around, words }: Approaches, place: number, target: number): boolean {
  for (let i = 0; i < words; i++) if (records[place + span + i] !== around[target * words + i]) return false
  return true
}

/** Works out from where a target can be reached now, and keeps it. */
function remember(approaches: Approaches, place: number, target: number): void {
  const { tables, limit, room, closed, around, words, records, span } = approaches
  findCostsTo(tables, target, limit, closed, room)
  records.fill(0, place, place + span)
  for (let cost = 0; cost <= limit; cost++)
    for (let i = cost * tables.hexes; i < cost * tables.hexes + (room.waiting[cost] ?? 0); i++) {
      const hex = room.queue[i] ?? 0
      const word = place + (hex >> 5) - (approaches.low[target] ?? 0)
      records[word] = (records[word] ?? 0) | (1 << (hex & 31))
    }
  for (let i = 0; i < words; i++) records[place + span + i] = around[target * words + i] ?? 0
  records[place + span + words] = 1
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
  const bits = numbers.map((): (readonly [word: number, bit: number])[] => [])
  passed.forEach((list, target) =>
    list.forEach((hex, i) => bits[hex]?.push([target * words + (i >> 5), 1 << (i & 31)])),
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
    around: new Int32Array(hexes * words),
    words,
    first,
    word: Int32Array.from(bits.flat(), ([word]) => word),
    bit: Int32Array.from(bits.flat(), ([, bit]) => bit),
    places: new Int32Array(hexes),
    records: new Int32Array((hexes << PLACE_BITS) * size),
    size,
    span,
    low: Uint8Array.from(reached, (list) => Math.min(lastLow, (list[0] ?? 0) >> 5)),
  }
}
