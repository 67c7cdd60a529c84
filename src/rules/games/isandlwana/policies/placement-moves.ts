import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import type { PlaceSearch } from './place-search.ts'

const NOBODY = -1

/** The moves of a finished search. Zulus left over stay; one that would stay in the way of another keeps its hex, and the other its own. */
export function placementMoves(state: BattleState, search: PlaceSearch): BattleMove[] {
  const { first, taken, served, from, to } = search
  const { origins } = search.reach
  const { onrush } = tablesOf(state.params)
  // Who comes from where into a target, and the other way round, by hexes.
  from.fill(NOBODY)
  const targets: number[] = []
  for (let origin = 0; origin < origins.length; origin++) {
    const start = first[origin] ?? 0
    for (let place = start; place < start + (taken[origin] ?? 0); place++) {
      const target = served[place] ?? 0
      targets.push(target)
      from[target] = origins[origin] ?? NOBODY
    }
  }
  for (let origin = 0; origin < origins.length; origin++) {
    const isLeft = (first[origin] ?? 0) + (taken[origin] ?? 0) < (first[origin + 1] ?? 0)
    let hex = isLeft ? (origins[origin] ?? NOBODY) : NOBODY
    while (hex >= 0 && onrush[hex] !== 1) {
      const other = from[hex] ?? NOBODY
      from[hex] = NOBODY
      hex = other
    }
  }
  dropRings(search, targets)
  to.fill(NOBODY)
  for (const target of targets) {
    const hex = from[target] ?? NOBODY
    if (hex >= 0 && onrush[hex] !== 1) to[hex] = target
  }
  const moves: BattleMove[] = []
  // Once the wagon is taken, its hex is a hex like any other.
  enter(state.wagon, from, to, moves)
  for (const target of targets) enter(target, from, to, moves)
  return moves
}

/** Moves a Zulu into a target; whoever stands there goes first. */
function enter(target: number, from: Int16Array, to: Int16Array, moves: BattleMove[]): void {
  const hex = from[target] ?? NOBODY
  if (hex < 0) return
  from[target] = NOBODY
  const next = to[target] ?? NOBODY
  if (next >= 0) enter(next, from, to, moves)
  moves.push({ do: 'march', from: hex, to: target })
}

/** Zulus that only change places in a ring, or stay where they are, do not move. */
function dropRings({ from, seen }: PlaceSearch, targets: readonly number[]): void {
  // The target from which a walk along the ring came by last, by hexes.
  seen.fill(NOBODY)
  for (const target of targets) {
    let hex = from[target] ?? NOBODY
    while (hex >= 0 && hex !== target && seen[hex] !== target) {
      seen[hex] = target
      hex = from[hex] ?? NOBODY
    }
    if (hex !== target) continue
    for (let old = target; old >= 0;) {
      const next = from[old] ?? NOBODY
      from[old] = NOBODY
      old = next
    }
  }
}
