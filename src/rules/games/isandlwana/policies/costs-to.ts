import type { BattleTables } from '../battle-tables.ts'
import { OUT_OF_REACH } from '../ways.ts'

/** Room for a search back from a target. */
export interface CostRoom {
  /** By hex: MP to the target, `OUT_OF_REACH` where it is not reached. */
  readonly costs: Uint8Array
  /** Hexes that wait at each number of MP: `waiting` of them, from entry MP times hexes on. */
  readonly queue: Uint16Array
  readonly waiting: Uint16Array
}

/** Room for searches on a map of so many hexes, up to a number of MP. */
export function costRoom(hexes: number, limit: number): CostRoom {
  return {
    costs: new Uint8Array(hexes),
    queue: new Uint16Array((limit + 1) * hexes),
    waiting: new Uint16Array(limit + 1),
  }
}

/** Works out the least MP from every hex to a target, within a limit and past closed hexes. The target itself costs 0. */
export function findCostsTo(
  { hexes, waysIn }: BattleTables,
  target: number,
  limit: number,
  closed: Uint8Array,
  { costs, queue, waiting }: CostRoom,
): void {
  const { first, from, mp } = waysIn
  costs.fill(OUT_OF_REACH)
  waiting.fill(0)
  costs[target] = 0
  queue[0] = target
  waiting[0] = 1
  for (let cost = 0; cost <= limit; cost++)
    for (let i = cost * hexes; i < cost * hexes + (waiting[cost] ?? 0); i++) {
      const hex = queue[i] ?? 0
      // A hex may wait at several numbers of MP; the least counts.
      if (costs[hex] !== cost || closed[hex] === 1) continue
      const end = first[hex + 1] ?? 0
      for (let way = first[hex] ?? 0; way < end; way++) {
        const next = from[way] ?? 0
        const sum = cost + (mp[way] ?? 0)
        if (sum > limit || sum >= (costs[next] ?? 0)) continue
        costs[next] = sum
        const place = waiting[sum] ?? 0
        queue[sum * hexes + place] = next
        waiting[sum] = place + 1
      }
    }
}
