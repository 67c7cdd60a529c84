import type { Rng } from '../../../rng.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { openSearch, placeAt } from './place-search.ts'
import { placementMoves } from './placement-moves.ts'

/** Hexes in an order. */
export type Hexes = readonly number[] | Uint16Array

/** Shuffles an ascending list in place. */
export function shuffle<T extends number[] | Uint16Array>(list: T, rng: Rng): T {
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.pick(last + 1)
    const moved = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = moved
  }
  return list
}

/**
 * Places as many Zulus as it can: takes the classes of target hexes in turn, the hexes of each in their order, and finds a Zulu for each by rearranging
 * those already placed where it must. A class is asked for only when those before it have left Zulus over. Gives the moves, in an order in which each
 * enters an empty hex.
 */
export function placeZulus(state: BattleState, classes: Iterable<Hexes>): BattleMove[] {
  const search = openSearch(state)
  const { tried } = search
  for (const targets of classes) {
    for (let i = 0; i < targets.length && search.waiting > 0; i++) {
      const target = targets[i] ?? 0
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
