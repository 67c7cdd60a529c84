import type { BattleMove } from '../battle-move.ts'
import type { BattleState, Decision } from '../battle-state.ts'
import { chanceAt, tablesOf } from '../battle-tables.ts'
import { defenceWith } from '../odds.ts'
import { canPlace, nextPiece, placesFor, usualHex } from '../stages/deploy.ts'
import { entryHexes, nextArrival } from '../stages/arrivals.ts'
import { loneLeader, rejoinHexes } from '../stages/after-a-hit.ts'
import { canReform, leadersIn } from '../stages/movement.ts'
import { britishHexes, isBesideZulus, unitsIn } from '../ways.ts'
import { leastBy } from './least-by.ts'
import type { Chooser } from './plan.ts'

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

/** What every British policy does in the same way. */
export const BRITISH_DEFAULTS: Partial<Readonly<Record<Decision, Chooser>>> = {
  deploy: placePiece,
  arrive: arriveNearWagon,
  rejoin: rejoinStrongest,
}

/** A move of a unit; leaders stay unless it is the last to go. */
export function walk(state: BattleState, unit: number, to: number): BattleMove {
  const from = state.at[unit] ?? -1
  return { do: 'walk', unit, to, leaders: state.bodies[from] === 1 ? leadersIn(state, from) : [] }
}

/** Forms square where Zulus are near and it makes their attacks harder; undefined when all is done. */
export function formSquare(state: BattleState): BattleMove | undefined {
  for (const hex of britishHexes(state)) {
    if (!isBesideZulus(state, hex)) continue
    const units = unitsIn(state, hex)
    if (units.some((unit) => state.params.units[unit]?.fixed)) continue
    if (units.every((unit) => state.square[unit]) || !doesSquareHelp(state, hex)) continue
    const loose = units.filter((unit) => !state.square[unit])
    if (loose.every((unit) => canReform(state, unit))) return { do: 'square', unit: loose[0] ?? -1, form: true }
  }
  return undefined
}

/** Whether square would lower the chance of a Zulu against a hex; where it is at its least anyway, it would not. */
function doesSquareHelp(state: BattleState, hex: number): boolean {
  const tables = tablesOf(state.params)
  const chance = (square: boolean): number =>
    chanceAt(tables, state.params.numbers.zuluStrength - defenceWith(state, hex, square))
  return chance(true) < chance(false)
}
