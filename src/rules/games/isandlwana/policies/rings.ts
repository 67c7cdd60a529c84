import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { kept } from '../kept.ts'

/** What is needed to draw rings around hexes. Sets of hexes are bits, 32 in a word. */
interface RingRoom {
  /** Words that a set of all hexes takes. */
  readonly words: number
  /** Distances that there are, 0 among them. */
  readonly distances: number
  /** By distance and hex: all hexes that are no farther from it. */
  readonly within: Int32Array
  /** Hexes that may be a target of Zulu placement, but for those that are British. */
  readonly ground: Int32Array
  /** Room for the hexes of all rings, and for all that the rings so far enclose. */
  readonly sorted: Uint16Array
  readonly inside: Int32Array
}

const roomOf = kept(makeRoom)

function makeRoom(params: BattleParams): RingRoom {
  const { hexes, distance, closedToBritish } = tablesOf(params)
  const words = Math.ceil(hexes / 32)
  const distances = Math.max(...distance) + 1
  const row = hexes * words
  const within = new Int32Array(distances * row)
  for (let a = 0; a < hexes; a++)
    for (let b = 0; b < hexes; b++) {
      const word = (distance[a * hexes + b] ?? 0) * row + a * words + (b >> 5)
      within[word] = (within[word] ?? 0) | (1 << (b & 31))
    }
  for (let word = row; word < within.length; word++) within[word] = (within[word] ?? 0) | (within[word - row] ?? 0)
  const ground = new Int32Array(words)
  closedToBritish.forEach((closed, hex) => {
    if (closed === 0) ground[hex >> 5] = (ground[hex >> 5] ?? 0) | (1 << (hex & 31))
  })
  return { words, distances, within, ground, sorted: new Uint16Array(hexes), inside: new Int32Array(words) }
}

/** Whether Zulus may be placed in a hex: open ground that is neither British nor an onrush hex. */
export function isZuluTarget(state: BattleState, hex: number): boolean {
  return tablesOf(state.params).closedToBritish[hex] === 0 && (state.bodies[hex] ?? 0) === 0
}

/**
 * Hexes that may be a target of Zulu placement, ring after ring around the British: first their neighbours, then those at distance 2 ... Ascending; they
 * may be shuffled in place, and hold good until rings are asked for again.
 */
export function* ringsAroundBritish({ params, at }: BattleState): Generator<Uint16Array> {
  const { words, distances, within, ground, sorted, inside } = roomOf(params)
  for (let word = 0; word < words; word++) inside[word] = unionAt(within, at, words, word)
  const row = params.ids.length * words
  let end = 0
  for (let far = 1; far < distances; far++) {
    const start = end
    for (let word = 0; word < words; word++) {
      const now = unionAt(within, at, words, far * row + word)
      let ring = now & ~(inside[word] ?? 0) & (ground[word] ?? 0)
      inside[word] = now
      for (; ring !== 0; ring &= ring - 1) sorted[end++] = 32 * word + 31 - Math.clz32(ring & -ring)
    }
    yield sorted.subarray(start, end)
  }
}

/** One word of the sets of all hexes with units, put together; `first` is that of hex 0. */
function unionAt(sets: Int32Array, at: Int16Array, words: number, first: number): number {
  let union = 0
  for (let unit = 0; unit < at.length; unit++) {
    const hex = at[unit] ?? -1
    if (hex >= 0) union |= sets[first + hex * words] ?? 0
  }
  return union
}
