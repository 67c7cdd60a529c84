import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { isClosedToZulus } from '../ways.ts'

/** Which of many hexes reach which hexes, and for how many MP. It holds good until the next is asked for, which takes over its bits. */
export interface OriginReach {
  readonly origins: readonly number[]
  readonly hexes: number
  /** Numbers of MP from 0 to the allowance: allowance + 1. */
  readonly levels: number
  /** Words of 32 bits that a set of origins takes. */
  readonly words: number
  /** Place in `bits` of the sets for 0 MP. */
  readonly start: number
  /** Set of the origins from which a hex can be reached for at most so many MP: its word `w` is at `start + (mp * words + w) * hexes + hex`. */
  readonly bits: Int32Array
}

/** Kept from one search to the next: half a hundred thousand numbers are not made anew for every phase. */
let bits = new Int32Array(0)
let sources = new Int32Array(0)
let closed = new Uint8Array(0)

/**
 * Reach of all Zulus at once: who reaches a hex for n MP is who reaches one of its neighbours for n less the cost of the step. With a bit for each origin
 * this costs no more than a search for a few.
 */
export function reachByOrigin(state: BattleState, origins: readonly number[]): OriginReach {
  const { hexes, waysIn } = tablesOf(state.params)
  const { first, from } = waysIn
  const levels = state.params.numbers.zuluMovement + 1
  const words = Math.max(1, Math.ceil(origins.length / 32))
  const row = words * hexes
  // Below the sets for 0 MP lie empty ones, so that a step may look back as far as it costs.
  const start = waysIn.most * row
  if (bits.length < start + levels * row) bits = new Int32Array(start + levels * row)
  bits.fill(0, 0, start + row)
  for (let i = 0; i < origins.length; i++) bits[start + (i >> 5) * hexes + (origins[i] ?? 0)] = 1 << (i & 31)
  if (sources.length < from.length) sources = new Int32Array(from.length)
  for (let way = 0; way < from.length; way++) sources[way] = (from[way] ?? 0) - (waysIn.mp[way] ?? 0) * row
  if (closed.length !== hexes) closed = new Uint8Array(hexes)
  for (let hex = 0; hex < hexes; hex++) closed[hex] = isClosedToZulus(state, hex) ? 1 : 0
  for (let mp = 1; mp < levels; mp++)
    for (let word = 0; word < words; word += 2) {
      const here = start + mp * row + word * hexes
      spread(here, word + 1 < words ? here + hexes : here, row, first)
    }
  return { origins, hexes, levels, words, start, bits }
}

/** Works out two words of the sets for a number of MP, whose places are `one` and `two`; looking up a step takes as long as the step. */
function spread(one: number, two: number, row: number, first: Uint16Array): void {
  // As constants these are read once and not at every step.
  const [sets, ways, isClosed] = [bits, sources, closed]
  let way = 0
  for (let hex = 0; hex < isClosed.length; hex++) {
    const end = first[hex + 1] ?? 0
    let setOne = sets[one - row + hex] ?? 0
    let setTwo = sets[two - row + hex] ?? 0
    if (isClosed[hex] === 0)
      for (; way < end; way++) {
        const source = ways[way] ?? 0
        setOne |= sets[one + source] ?? 0
        setTwo |= sets[two + source] ?? 0
      }
    way = end
    sets[one + hex] = setOne
    sets[two + hex] = setTwo
  }
}
