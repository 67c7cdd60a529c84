import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { isClosedToZulus } from '../ways.ts'

/** Which of many hexes reach which hexes, and for how many MP. */
export interface OriginReach {
  readonly origins: readonly number[]
  readonly hexes: number
  /** Numbers of MP from 0 to the allowance: allowance + 1. */
  readonly levels: number
  /** Words of 32 bits that a set of origins takes. */
  readonly words: number
  /** Set of the origins from which a hex can be reached for at most so many MP: `words` entries from `(mp * hexes + hex) * words` on. */
  readonly bits: Int32Array
}

/**
 * Reach of all Zulus at once: who reaches a hex for n MP is who reaches one of its neighbours for n less the cost of the step. With a bit for each origin
 * this costs no more than a search for a few.
 */
export function reachByOrigin(state: BattleState, origins: readonly number[]): OriginReach {
  const { hexes, neighbours, stepsIn } = tablesOf(state.params)
  const levels = state.params.numbers.zuluMovement + 1
  const words = Math.max(1, Math.ceil(origins.length / 32))
  const row = hexes * words
  const bits = new Int32Array(levels * row)
  origins.forEach((hex, i) => (bits[hex * words + (i >> 5)] = 1 << (i & 31)))
  const closed = new Uint8Array(hexes)
  for (let hex = 0; hex < hexes; hex++) closed[hex] = isClosedToZulus(state, hex) ? 1 : 0
  for (let mp = 1; mp < levels; mp++) {
    const now = mp * row
    bits.copyWithin(now, now - row, now)
    for (let hex = 0; hex < hexes; hex++) {
      if (closed[hex]) continue
      for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
        const step = stepsIn[edge] ?? 0
        if (step === 0 || step > mp) continue
        const into = now + hex * words
        const source = now - step * row + (neighbours[edge] ?? 0) * words
        for (let word = 0; word < words; word++)
          bits[into + word] = (bits[into + word] ?? 0) | (bits[source + word] ?? 0)
      }
    }
  }
  return { origins, hexes, levels, words, bits }
}
