import type { BattleState } from '../battle-state.ts'
import { chanceAt, tablesOf } from '../battle-tables.ts'
import { defenceOf, stormNumber } from '../odds.ts'
import { returnHexes } from '../stages/after-a-hit.ts'
import { besides, isWagonAlone } from '../ways.ts'
import { leastBy } from './least-by.ts'
import type { Hexes } from './placement.ts'
import { isZuluTarget, ringsAroundBritish } from './rings.ts'
import { isToCome, listAttacks, orderHexes, queueAttacks, type StormPlan } from './storm-plan.ts'
import { roadAhead } from './wagon-road.ts'
import type { ZuluPlay } from './zulu-play.ts'

const NONE = -1

/** More strength points than a hex can hold. */
const MOST_FORCE = 256

/** Chance of a Zulu against a British hex, in faces of the die. */
function stormChance(state: BattleState, hex: number): number {
  return chanceAt(tablesOf(state.params), stormNumber(state, hex))
}

/** Target hexes class by class: the wagon alone, or its way out and all around it; the best places to attack from; ring after ring. */
function classesOf(state: BattleState): readonly Hexes[] {
  const { wagon } = state
  const open = (hexes: readonly number[]): number[] => hexes.filter((hex) => isZuluTarget(state, hex))
  const [beside = [], ...rings] = ringsAroundBritish(state)
  const best = (hex: number): number =>
    Math.max(...besides(state, hex).map((next) => ((state.bodies[next] ?? 0) > 0 ? stormChance(state, next) : 0)))
  const chances = new Map([...beside].map((hex) => [hex, best(hex)]))
  const byChance = [...beside].sort((a, b) => (chances.get(b) ?? 0) - (chances.get(a) ?? 0) || a - b)
  if (state.wagonCaptured) return [byChance, ...rings]
  if (isWagonAlone(state)) return [[wagon], byChance, ...rings]
  return [[...open(roadAhead(state)), ...open(besides(state, wagon))], byChance, ...rings]
}

/** Hexes by chance, then by strength; every Zulu attacks the first of them that it stands beside. */
function planStorm(state: BattleState, plan: StormPlan): void {
  listAttacks(state, plan)
  orderHexes(plan, (hex) => stormChance(state, hex) * MOST_FORCE + (state.force[hex] ?? 0))
  for (let attack = 0; attack < plan.attacks; attack++)
    plan.aim[attack] = firstBeside(state, plan, plan.from[attack] ?? 0, () => true)
  queueAttacks(plan)
}

/** The first hex of the order beside a Zulu that will do. */
function firstBeside(state: BattleState, plan: StormPlan, zulu: number, will: (hex: number) => boolean): number {
  let first = NONE
  for (const hex of besides(state, zulu)) {
    const rank = plan.rank[hex] ?? NONE
    if (rank >= 0 && will(hex) && (first < 0 || rank < (plan.rank[first] ?? 0))) first = hex
  }
  return first
}

/** Who is sniped first: the guard of the Colors, before the last turn those that are hurt and not lost, well covered and strong units. */
function chooseSniped(state: BattleState): number {
  const isLast = state.turn >= state.params.numbers.turns
  const units = [...state.snipable.keys()].filter((unit) => state.snipable[unit] === 1)
  const unit = leastBy(units, (unit) => {
    const hex = state.at[unit] ?? -1
    const strength = state.strength[unit] ?? 0
    const guards = state.colors === 'shown' && hex === state.wagon
    return [guards ? 0 : 1, isLast || strength > 1 ? 0 : 1, -defenceOf(state, hex), -strength, unit]
  })
  return unit ?? NONE
}

/** Where a lost Zulu is soonest back among the British. */
function returnNear(state: BattleState): number {
  const { distance, hexes } = tablesOf(state.params)
  const far = (hex: number): number =>
    state.at.reduce((least, at) => (at < 0 ? least : Math.min(least, distance[hex * hexes + at] ?? 0)), hexes)
  const hex = leastBy(returnHexes(state, state.fallen), (hex) => [far(hex), hex])
  return hex ?? NONE
}

/** Cuts off the wagon, attacks where the chance is best, and leaves nothing to the die. */
export const encircle: ZuluPlay = {
  targets: classesOf,
  storm: (state, _rng, plan) => planStorm(state, plan),
  turnTo: (state, plan, zulu) => firstBeside(state, plan, zulu, (hex) => isToCome(state, plan, hex)),
  advance: ({ attackers }) => attackers[0] ?? NONE,
  snipe: chooseSniped,
  comeBack: returnNear,
}
