import type { Rng } from '../../../rng.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { openSearch, placeAt } from './place-search.ts'
import { placementMoves } from './placement-moves.ts'

/** Shuffles an ascending list in place. */
export function shuffle(list: number[], rng: Rng): number[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.pick(last + 1)
    const moved = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = moved
  }
  return list
}

/** Hexes that may be a target of Zulu placement, by distance from the nearest British hex: entry 1 holds the neighbours. Ascending. */
export function ringsAroundBritish(state: BattleState): number[][] {
  const { distance, hexes } = tablesOf(state.params)
  const nearest = new Uint16Array(hexes).fill(hexes)
  for (let other = 0; other < hexes; other++) {
    if ((state.bodies[other] ?? 0) === 0) continue
    for (let hex = 0, i = other * hexes; hex < hexes; hex++, i++) {
      const far = distance[i] ?? 0
      if (far < (nearest[hex] ?? 0)) nearest[hex] = far
    }
  }
  const rings: number[][] = []
  for (let hex = 0; hex < hexes; hex++) {
    if (!isZuluTarget(state, hex)) continue
    const ring = nearest[hex] ?? 0
    while (rings.length <= ring) rings.push([])
    rings[ring]?.push(hex)
  }
  return rings
}

/** Whether Zulus may be placed in a hex: open ground that is neither British nor an onrush hex. */
export function isZuluTarget(state: BattleState, hex: number): boolean {
  if ((state.params.enter[hex] ?? 0) === 0 || tablesOf(state.params).onrush[hex] === 1) return false
  return (state.bodies[hex] ?? 0) === 0
}

/**
 * Places as many Zulus as it can: takes the classes of target hexes in turn, the hexes of each in their order, and finds a Zulu for each by rearranging
 * those already placed where it must. A class is asked for only when those before it have left Zulus over. Gives the moves, in an order in which each
 * enters an empty hex.
 */
export function placeZulus(state: BattleState, classes: Iterable<readonly number[]>): BattleMove[] {
  const search = openSearch(state)
  const { tried } = search
  for (const targets of classes) {
    for (const target of targets) {
      if (search.waiting === 0) break
      if (tried[target]) continue
      tried[target] = 1
      // A Zulu that has moved already stays where it is.
      if ((state.zulus[target] ?? 0) > (state.fresh[target] ?? 0)) continue
      placeAt(search, target)
    }
    if (search.waiting === 0) break
  }
  return placementMoves(state, search)
}
