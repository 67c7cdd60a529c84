import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf, type BattleTables } from '../battle-tables.ts'
import { kept } from '../kept.ts'
import { isClosedToZulus, OUT_OF_REACH } from '../ways.ts'
import { costRoom, findCostsTo, type CostRoom } from './costs-to.ts'

/** Answers that are remembered for each target: 2 to the power of this. */
const PLACE_BITS = 8

/** So many places are looked at for an answer; when all are taken, the first is given up. */
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
  /** By target: place of its answer as things stand, -1 when it was not asked for. */
  readonly places: Int32Array
  /** By place: what is remembered for it, whether anything is, and `words` that say for which closed hexes. */
  readonly isTaken: Uint8Array
  readonly keys: Int32Array
  /** By place: the hexes from which the target is reached. All are near it, so a set takes only `span` words; `low` says which word of the map is the first. */
  readonly sets: Int32Array
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

/** Where the set of hexes from which a target is reached begins in `sets`. */
export function setOf(approaches: Approaches, target: number): number {
  const place = approaches.places[target] ?? NOWHERE
  return (place < 0 ? findPlace(approaches, target) : place) * approaches.span
}

/** Finds the place of the answer for a target as things stand, or makes one. */
function findPlace(approaches: Approaches, target: number): number {
  const { around, words, isTaken } = approaches
  let hash = 0
  for (let i = target * words; i < (target + 1) * words; i++) {
    hash = Math.imul(hash ^ (around[i] ?? 0), MIX)
    hash ^= hash >>> 15
  }
  const mask = (1 << PLACE_BITS) - 1
  const start = target << PLACE_BITS
  let place = start + (hash & mask)
  for (let i = 0; i < TRIES; i++) {
    const next = start + ((hash + i) & mask)
    if (isTaken[next] === 1 && !isFor(approaches, next, target)) continue
    place = next
    break
  }
  if (isTaken[place] === 0 || !isFor(approaches, place, target)) remember(approaches, place, target)
  approaches.places[target] = place
  return place
}

/** Whether what is remembered at a place was found for the hexes that are closed around a target now. */
function isFor({ keys, around, words }: Approaches, place: number, target: number): boolean {
  for (let i = 0; i < words; i++) if (keys[place * words + i] !== around[target * words + i]) return false
  return true
}

/** Works out from where a target can be reached now, and keeps it at a place. */
function remember(approaches: Approaches, place: number, target: number): void {
  const { tables, limit, room, closed, around, words, keys, sets, span } = approaches
  approaches.isTaken[place] = 1
  keys.set(around.subarray(target * words, (target + 1) * words), place * words)
  findCostsTo(tables, target, limit, closed, room)
  const start = place * span
  sets.fill(0, start, start + span)
  for (let hex = 0; hex < tables.hexes; hex++) {
    if (room.costs[hex] === OUT_OF_REACH) continue
    const word = start + (hex >> 5) - (approaches.low[target] ?? 0)
    sets[word] = (sets[word] ?? 0) | (1 << (hex & 31))
  }
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
  const count = hexes << PLACE_BITS
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
    isTaken: new Uint8Array(count),
    keys: new Int32Array(count * words),
    sets: new Int32Array(count * span),
    span,
    low: Uint8Array.from(reached, (list) => Math.min(lastLow, (list[0] ?? 0) >> 5)),
  }
}
