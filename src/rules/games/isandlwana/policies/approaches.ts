import type { BattleState } from '../battle-state.ts'
import { isClosedToZulus } from '../ways.ts'
import { PLACE_BITS, type Approaches } from './approach-room.ts'
import { findCostsTo } from './costs-to.ts'

/** So many records are looked at for an answer; when all are taken, the first is given up. */
const TRIES = 8

/** An odd number with bits all over: 2^32 / phi. */
const MIX = 0x9e3779b1

const NOWHERE = -1

/** Looks where the British stand now; the approaches hold good until the next look. Only hexes with units, and the wagon's, can be closed to Zulus. */
export function lookAround(approaches: Approaches, state: BattleState): void {
  const { closed, closedSet, now } = approaches
  now.fill(0)
  for (let unit = 0; unit < state.at.length; unit++) {
    const hex = state.at[unit] ?? NOWHERE
    if (hex >= 0) now[hex >> 5] = (now[hex >> 5] ?? 0) | (1 << (hex & 31))
  }
  const { wagon } = state
  if (isClosedToZulus(state, wagon)) now[wagon >> 5] = (now[wagon >> 5] ?? 0) | (1 << (wagon & 31))
  for (let word = 0; word < now.length; word++) {
    let changed = (now[word] ?? 0) ^ (closedSet[word] ?? 0)
    closedSet[word] = now[word] ?? 0
    for (; changed !== 0; changed &= changed - 1) {
      const hex = 32 * word + 31 - Math.clz32(changed & -changed)
      closed[hex] = closed[hex] === 1 ? 0 : 1
      turnBits(approaches, hex)
    }
  }
}

/** A hex has been closed or opened: what depends on it is looked for anew when it is asked for. */
function turnBits({ around, places, first, owner, word, bit }: Approaches, hex: number): void {
  const end = first[hex + 1] ?? 0
  for (let i = first[hex] ?? 0; i < end; i++) {
    const at = word[i] ?? 0
    around[at] = (around[at] ?? 0) ^ (bit[i] ?? 0)
    places[owner[i] ?? 0] = NOWHERE
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
