import type { BattleState } from '../battle-state.ts'

/** The next hexes of the wagon's way out that it could reach in a turn; fewer at its end, none off the road. */
export function roadAhead(state: BattleState): readonly number[] {
  const { wayOut, numbers } = state.params
  const place = wayOut.indexOf(state.wagon)
  return place < 0 ? [] : wayOut.slice(place + 1, place + 1 + numbers.wagonRoadMovement)
}
