import type { Policy } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { chanceAt, tablesOf } from '../battle-tables.ts'
import { defenceOf, stormNumber } from '../odds.ts'
import { returnHexes } from '../stages/after-a-hit.ts'
import { besides, isWagonAlone } from '../ways.ts'
import { leastBy } from './least-by.ts'
import { planned, playBy } from './plan.ts'
import { isZuluTarget, placeZulus, ringsAroundBritish } from './placement.ts'
import { playStorm, stormers, stormPlan, type StormPlan } from './storm-plan.ts'
import { roadAhead } from './wagon-road.ts'
import { snipableUnits, ZULU_DEFAULTS } from './zulu-common.ts'

/** Chance of a Zulu against a British hex, in faces of the die. */
function stormChance(state: BattleState, hex: number): number {
  return chanceAt(tablesOf(state.params), stormNumber(state, hex))
}

/** Target hexes class by class: the wagon alone, or its way out and all around it; the best places to attack from; ring after ring. */
function classesOf(state: BattleState): readonly (readonly number[])[] {
  const { wagon } = state
  const open = (hexes: readonly number[]): number[] => hexes.filter((hex) => isZuluTarget(state, hex))
  const [, beside = [], ...rings] = ringsAroundBritish(state)
  const best = (hex: number): number =>
    Math.max(...besides(state, hex).map((next) => ((state.bodies[next] ?? 0) > 0 ? stormChance(state, next) : 0)))
  const chances = new Map(beside.map((hex) => [hex, best(hex)]))
  const byChance = [...beside].sort((a, b) => (chances.get(b) ?? 0) - (chances.get(a) ?? 0) || a - b)
  if (state.wagonCaptured) return [byChance, ...rings]
  if (isWagonAlone(state)) return [[wagon], byChance, ...rings]
  return [[...open(roadAhead(state)), ...open(besides(state, wagon))], byChance, ...rings]
}

/** Hexes by chance, then by strength; every Zulu attacks the first of them that it stands beside. */
function planStorm(state: BattleState): StormPlan {
  const { hexes, zulus } = stormers(state)
  const keys = new Map(hexes.map((hex) => [hex, [stormChance(state, hex), state.force[hex] ?? 0] as const]))
  const order = [...hexes].sort((a, b) => {
    const [chanceA = 0, forceA = 0] = keys.get(a) ?? []
    const [chanceB = 0, forceB = 0] = keys.get(b) ?? []
    return chanceB - chanceA || forceB - forceA || a - b
  })
  const aims = zulus.map((zulu) => order.find((hex) => besides(state, zulu).includes(hex)) ?? -1)
  return stormPlan(order, zulus, aims)
}

/** Who is sniped first: the guard of the Colors, before the last turn those that are hurt and not lost, well covered and strong units. */
function chooseSniped(state: BattleState): BattleMove {
  const isLast = state.turn >= state.params.numbers.turns
  const unit = leastBy(snipableUnits(state), (unit) => {
    const hex = state.at[unit] ?? -1
    const strength = state.strength[unit] ?? 0
    const guards = state.colors === 'shown' && hex === state.wagon
    return [guards ? 0 : 1, isLast || strength > 1 ? 0 : 1, -defenceOf(state, hex), -strength, unit]
  })
  return { do: 'snipe', unit: unit ?? -1 }
}

/** Where a lost Zulu is soonest back among the British. */
function returnNear(state: BattleState): BattleMove {
  const { distance, hexes } = tablesOf(state.params)
  const far = (hex: number): number =>
    state.at.reduce((least, at) => (at < 0 ? least : Math.min(least, distance[hex * hexes + at] ?? 0)), hexes)
  const hex = leastBy(returnHexes(state, state.fallen), (hex) => [far(hex), hex])
  return { do: 'return', hex: hex ?? -1 }
}

/** Cuts off the wagon, attacks where the chance is best, and leaves nothing to the die. */
export function encircle(): Policy<BattleState, BattleMove> {
  return playBy({
    ...ZULU_DEFAULTS,
    march: planned((state) => placeZulus(state, classesOf(state))),
    storm: playStorm(planStorm, (_, hexes, order) => order.find((hex) => hexes.includes(hex))),
    advance: ({ attackers }) => ({ do: 'advance', from: attackers[0] ?? -1 }),
    snipe: chooseSniped,
    return: returnNear,
  })
}
