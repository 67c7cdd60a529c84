import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { formSquare } from './british-common.ts'
import type { BritishPlay } from './british-play.ts'
import { goToBest, hexesInReach, mobileUnits, nearestFirst } from './go-to.ts'
import { following, type Course } from './plan.ts'

/** A post has at least this defence, and is no farther from the wagon. */
const POST_DEFENCE = 4
const POST_DISTANCE = 3

/** The hex around which the British gather: the wagon's, after its loss where it stood at the start. */
function centreOf(state: BattleState): number {
  return state.wagonCaptured ? state.params.wagon : state.wagon
}

/** Hexes worth holding, the best first: defence, then nearness to the centre. */
function postsOf(state: BattleState): number[] {
  const { defence, enter } = state.params
  const { distance, hexes } = tablesOf(state.params)
  const centre = centreOf(state)
  const far = (hex: number): number => distance[centre * hexes + hex] ?? 0
  return [...defence.keys()]
    .filter((hex) => (enter[hex] ?? 0) > 0 && (defence[hex] ?? 0) >= POST_DEFENCE && far(hex) <= POST_DISTANCE)
    .sort((a, b) => (defence[b] ?? 0) - (defence[a] ?? 0) || far(a) - far(b) || a - b)
}

function offPost(state: BattleState, posts: readonly number[]): number[] {
  return mobileUnits(state).filter((unit) => !posts.includes(state.at[unit] ?? -1))
}

/** Combat comes first when at least half of the units that should move cannot. */
function chooseOrder(state: BattleState): 'combat' | 'movement' {
  const units = offPost(state, postsOf(state))
  const stuck = units.filter((unit) => hexesInReach(state, unit).length === 1)
  return 2 * stuck.length >= units.length ? 'combat' : 'movement'
}

/** Units off post go to the best post within reach, else nearer to the centre; then squares form. */
function* gather(state: BattleState): Course {
  const posts = postsOf(state)
  const centre = centreOf(state)
  const { distance, hexes } = tablesOf(state.params)
  for (const unit of nearestFirst(state, offPost(state, posts), centre)) {
    yield* goToBest(state, unit, (hex) => {
      const post = posts.indexOf(hex)
      const defence = state.params.defence[hex] ?? 0
      return [post < 0 ? posts.length : post, distance[centre * hexes + hex] ?? 0, -defence, hex]
    })
  }
  for (let move = formSquare(state); move; move = formSquare(state)) state = yield move
}

/** Shows the Colors and gathers on good ground around the wagon. */
export const consolidate: BritishPlay = {
  showsColors: true,
  firstTargets: () => [],
  order: chooseOrder,
  movement: () => following(gather),
}
