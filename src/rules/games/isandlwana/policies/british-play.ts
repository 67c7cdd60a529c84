import type { Policy } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { loneLeader, rejoinHexes } from '../stages/after-a-hit.ts'
import { entryHexes, nextArrival } from '../stages/arrivals.ts'
import { canPlace, nextPiece, placesFor, usualHex } from '../stages/deploy.ts'
import { fireMoves, planFire } from './fire-plan.ts'
import { leastBy } from './least-by.ts'
import { planned, playBy, type Chooser } from './plan.ts'

/** How the British play: what is peculiar to a policy. */
export interface BritishPlay {
  readonly showsColors: boolean
  /** Targets of fire that are served before all others. */
  firstTargets(state: BattleState): readonly number[]
  /** What comes first in phases IV and V. */
  order(state: BattleState): 'combat' | 'movement'
  /** Who moves through one game. */
  movement(): Chooser
}

/** Pieces go to their usual hexes. */
function placePiece(state: BattleState): BattleMove {
  const piece = nextPiece(state) ?? -1
  const usual = usualHex(state.params, piece)
  const hex = canPlace(state, piece, usual) ? usual : placesFor(state, piece)[0]
  return { do: 'place', piece, hex: hex ?? -1 }
}

/** An arriving unit goes as near to the wagon as it can, then for cover. */
function arriveNearWagon(state: BattleState): BattleMove {
  const unit = nextArrival(state) ?? -1
  const { distance, hexes } = tablesOf(state.params)
  const far = (hex: number): number => (state.wagonCaptured ? 0 : (distance[state.wagon * hexes + hex] ?? 0))
  const hex = leastBy(entryHexes(state, unit), (hex) => [far(hex), -(state.params.defence[hex] ?? 0), hex])
  return { do: 'arrive', unit, hex: hex ?? -1 }
}

/** A lone leader goes to the strongest of the nearest hexes. */
function rejoinStrongest(state: BattleState): BattleMove {
  const from = state.leaders[loneLeader(state)] ?? -1
  const hex = leastBy(rejoinHexes(state, from), (hex) => [-(state.force[hex] ?? 0), hex])
  return { do: 'rejoin', hex: hex ?? -1 }
}

/** A policy that plays so, decision by decision. */
export function britishPolicy(play: BritishPlay): Policy<BattleState, BattleMove> {
  const fire = planned((state) => fireMoves(planFire(state, play.firstTargets(state))))
  return playBy({
    deploy: placePiece,
    colors: () => ({ do: 'colors', show: play.showsColors }),
    arrive: arriveNearWagon,
    reaction: fire,
    rejoin: rejoinStrongest,
    order: (state) => ({ do: 'order', first: play.order(state) }),
    combat: fire,
    movement: play.movement(),
  })
}
