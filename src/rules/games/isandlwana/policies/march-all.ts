import type { Rng } from '../../../rng.ts'
import type { BattleState } from '../battle-state.ts'
import { captureIn } from '../losses.ts'
import { march } from '../stages/march.ts'
import { openFill, type FillSearch } from './fill-room.ts'
import { fill } from './fill-search.ts'
import { placeZulus } from './placement.ts'
import type { ZuluPlay } from './zulu-play.ts'

/**
 * Plays phase I in one go, from its start. When all Zulus find a place, as they nearly always do, who goes where makes no difference: the targets that are
 * filled are those that any search fills which never gives one up. When some are left, where they stay depends on who went, and they move as in the plain
 * rules.
 */
export function marchAll(state: BattleState, play: ZuluPlay, rng: Rng): void {
  const search = openFill(state)
  for (const targets of play.targets(state, rng)) {
    for (let i = 0; i < targets.length && search.waiting > 0; i++) fill(search, targets[i] ?? 0)
    if (search.waiting === 0) break
  }
  if (search.waiting === 0) return enterAll(state, search)
  const tried = search.order.subarray(0, search.tried)
  for (const move of placeZulus(state, [tried])) if (move.do === 'march') march(state, move.from, move.to, false)
}

/** All Zulus enter the targets that are filled. */
function enterAll(state: BattleState, { server }: FillSearch): void {
  const { zulus } = state
  for (let hex = 0; hex < zulus.length; hex++) zulus[hex] = (server[hex] ?? -1) < 0 ? 0 : 1
  if (zulus[state.wagon] === 1) captureIn(state, state.wagon)
}
