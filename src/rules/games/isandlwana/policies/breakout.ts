import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { hasRoom } from '../stages/movement.ts'
import { isBesideZulus, unitsIn } from '../ways.ts'
import { walk } from './british-common.ts'
import type { BritishPlay } from './british-play.ts'
import { goToBest, hexesInReach, mobileUnits, nearestFirst } from './go-to.ts'
import { following, type Course } from './plan.ts'
import { moveLittle } from './stand.ts'
import { roadAhead } from './wagon-road.ts'

/** Where the wagon goes: along the road up to the Zulus; without an escort no further than where there is one. */
function wagonGoal(state: BattleState): number {
  const road = roadAhead(state)
  const blocked = road.findIndex((hex) => (state.zulus[hex] ?? 0) > 0)
  const open = blocked < 0 ? road : road.slice(0, blocked)
  const isEscorted = (hex: number): boolean => (state.bodies[hex] ?? 0) > 0
  const goal = isEscorted(state.wagon) ? open.at(-1) : open.findLast(isEscorted)
  return goal ?? state.wagon
}

/** The wagon goes, its escort follows, strongest first, and all others close up. */
function* followWagon(state: BattleState): Course {
  const goal = wagonGoal(state)
  const escort = unitsIn(state, state.wagon).filter((unit) => mobileUnits(state).includes(unit))
  const followed = new Set<number>()
  if (goal !== state.wagon) {
    state = yield { do: 'wagon', to: goal }
    escort.sort((a, b) => (state.strength[b] ?? 0) - (state.strength[a] ?? 0) || a - b)
    for (const unit of escort) {
      if (!hasRoom(state, goal, unit) || !hexesInReach(state, unit).includes(goal)) continue
      followed.add(unit)
      if (state.square[unit]) state = yield { do: 'square', unit, form: false }
      state = yield walk(state, unit, goal)
    }
  }
  const { distance, hexes } = tablesOf(state.params)
  const places = [goal, ...roadAhead(state)]
  const others = mobileUnits(state).filter((unit) => !followed.has(unit))
  for (const unit of nearestFirst(state, others, goal))
    yield* goToBest(state, unit, (hex) => {
      const { columns, defence } = state.params
      const place = places.indexOf(hex)
      const far = distance[goal * hexes + hex] ?? 0
      return [place < 0 ? places.length : place, far, columns[hex] ?? 0, -(defence[hex] ?? 0), hex]
    })
}

/** Combat comes first when Zulus are on the road or beside the wagon, and once it is lost. */
function chooseOrder(state: BattleState): 'combat' | 'movement' {
  const isBarred = roadAhead(state).some((hex) => (state.zulus[hex] ?? 0) > 0) || isBesideZulus(state, state.wagon)
  return state.wagonCaptured || isBarred ? 'combat' : 'movement'
}

/** Shows the Colors and takes the wagon down the road to the edge of the map; once it is lost, plays like `stand`. */
export const breakout: BritishPlay = {
  showsColors: true,
  firstTargets: (state) => (state.wagonCaptured ? [] : roadAhead(state)),
  order: chooseOrder,
  movement() {
    const [follow, stay] = [following(followWagon), following(moveLittle)]
    return (state, rng) => (state.wagonCaptured ? stay : follow)(state, rng)
  },
}
