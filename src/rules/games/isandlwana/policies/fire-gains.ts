import type { BattleParams } from '../battle-params.ts'
import { chanceAt, tablesOf, type BattleTables } from '../battle-tables.ts'

/** Gains per point of strength are compared in whole numbers: this is divisible by every strength up to 8. */
const SCALE = 840

/** More points than a unit can have. */
export const MOST_POINTS = 256

/** Figures that are remembered: hit numbers from `-LOW` and strengths from `-LOW` on, so many of each; faces and points below these. */
const LOW = 16
const NUMBERS = 32
const STRENGTHS = 32
const FACES = 8
const POINTS = 16

const UNKNOWN = -1

/** What further points of a unit gain at a target, by what there is already. The same few cases come up again and again, so each is worked out once. */
export interface FireGains {
  readonly tables: BattleTables
  /** Least strength of a unit in an attack. */
  readonly least: number
  /** Whether gains count a point; else those of all points at once do. */
  readonly perPoint: boolean
  /** Whether units commit all their points at once. */
  readonly whole: boolean
  readonly known: Int32Array
}

export function fireGains(params: BattleParams, perPoint: boolean, whole: boolean): FireGains {
  const known = new Int32Array(NUMBERS * FACES * STRENGTHS * POINTS).fill(UNKNOWN)
  return { tables: tablesOf(params), least: params.numbers.leastStrength, perPoint, whole, known }
}

/**
 * The best further commitment of a unit: its gain times `MOST_POINTS`, and the number of points; 0 where nothing gains. `number` is the hit number without
 * the unit, `room` by how many faces the chance can grow, `base` the unit's strength with what it has committed, `left` the points that it has left.
 */
export function bestGain(gains: FireGains, number: number, room: number, base: number, left: number): number {
  const n = number + LOW
  const b = base + LOW
  // This is negative as soon as one of its parts is: a figure below its limit, or what an upper limit leaves of a figure above it.
  const isKept = (n | (NUMBERS - 1 - n) | b | (STRENGTHS - 1 - b) | (FACES - 1 - room) | (POINTS - 1 - left)) >= 0
  if (!isKept) return findGain(gains, number, room, base, left)
  const at = ((n * FACES + room) * STRENGTHS + b) * POINTS + left
  const known = gains.known[at] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  return (gains.known[at] = findGain(gains, number, room, base, left))
}

function findGain(gains: FireGains, number: number, room: number, base: number, left: number): number {
  const { tables, least, perPoint, whole } = gains
  const before = tables.topChance - room
  let best = 0
  let most = 0
  for (let points = whole ? left : 1; points <= left; points++) {
    const more = chanceAt(tables, number + Math.max(least, base + points)) - before
    const gain = perPoint ? Math.floor((SCALE * more) / points) : more
    if (gain <= most) continue
    most = gain
    best = points
  }
  return most > 0 ? most * MOST_POINTS + best : 0
}
