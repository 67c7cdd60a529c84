import type { BattleState } from '../battle-state.ts'
import { overstacked, roomBeside, weakestIn } from '../stages/displace.ts'
import { movementOf } from '../stages/movement.ts'
import { britishReach, OUT_OF_REACH } from '../ways.ts'
import { formSquare, walk, type Walk } from './british-common.ts'
import type { BritishPlay } from './british-play.ts'
import { leastBy } from './least-by.ts'
import { following, type Course } from './plan.ts'

/** Movement of `stand`: the start hex comes down to the limit, then squares form. */
export function* moveLittle(state: BattleState): Course {
  for (let move = easeStart(state); move; move = easeStart(state)) {
    state = yield move
    // Who must do without moves forms squares all the same.
    if (state.moved[move.unit] === 0) break
  }
  for (let move = formSquare(state); move; move = formSquare(state)) state = yield move
}

/** The weakest unit leaves an overstacked start hex for the best cover beside it. */
function easeStart(state: BattleState): Walk | undefined {
  const hex = overstacked(state)
  if (hex < 0) return undefined
  const unit = weakestIn(state, hex)
  const reach = britishReach(state, hex, movementOf(state, unit))
  const open = roomBeside(state, hex, unit).filter((to) => reach[to] !== OUT_OF_REACH)
  const to = leastBy(open, (to) => [-(state.params.defence[to] ?? 0), to])
  return to === undefined || state.moved[unit] ? undefined : walk(state, unit, to)
}

/** Stays where it is, declines the Colors, fires first and forms squares. */
export const stand: BritishPlay = {
  showsColors: false,
  firstTargets: () => [],
  order: () => 'combat',
  movement: () => following(moveLittle),
}
