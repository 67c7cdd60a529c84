import type { BattleMove, Share } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { steadyChange } from '../odds.ts'
import { leftToFire, targetsOf } from '../stages/fire.ts'
import { besides } from '../ways.ts'

/** Gains per point of strength are compared in whole numbers: this is divisible by every strength up to 8. */
const SCALE = 840

/** What a unit can do to a target. */
interface Pair {
  readonly unit: number
  /** Place in the list of targets. */
  readonly place: number
  /** What is added to its strength there. */
  readonly change: number
  /** Strength points committed so far. */
  committed: number
  /** The best further commitment, and what it gains; nothing gained is 0. */
  points: number
  gain: number
}

/** What is planned so far. Lists are by unit, or by place in the list of targets. */
interface Plan {
  readonly chanceOf: readonly number[]
  /** Least strength of a unit in an attack. */
  readonly least: number
  readonly perPoint: boolean
  /** Whether units commit all their points at once. */
  readonly whole: boolean
  /** Whether a unit's changes count in its first target only. */
  readonly once: boolean
  readonly left: number[]
  readonly firstPlace: number[]
  /** Hit numbers and chances; 0 for a target at which nobody fires. */
  readonly numbers: number[]
  readonly chances: number[]
  readonly threats: readonly number[]
}

/**
 * Fire plan of a phase: again and again the unit and target that gain most, until nothing gains. In Reaction a unit fires whole, and gains of chance are
 * compared; in Combat it commits any number of points, and gains a point are. Ties: the larger threat, in Combat fewer points, unit order, the lowest
 * target. The targets of `first` are served before all others.
 */
export function planFire(state: BattleState, first: readonly number[] = []): BattleMove[] {
  const { params } = state
  const isCombat = state.stage === 'combat'
  const { hexes, range, chances } = tablesOf(params)
  const reach = params.units.map((_, unit) => targetsOf(state, unit))
  const placeOf = new Int16Array(hexes).fill(-1)
  for (const near of reach) for (const target of near) placeOf[target] = 0
  const targets: number[] = []
  for (let hex = 0; hex < hexes; hex++) if (placeOf[hex] === 0) placeOf[hex] = targets.push(hex) - 1

  const pairs: Pair[] = []
  reach.forEach((near, unit) => {
    const steady = near.length > 0 ? steadyChange(state, unit, isCombat) : 0
    for (const target of near) {
      const far = range[(state.at[unit] ?? 0) * hexes + target] ?? 0
      const change = steady + (params.changes.range[far] ?? 0)
      pairs.push({ unit, place: placeOf[target] ?? 0, change, committed: 0, points: 0, gain: 0 })
    }
  })
  const plan: Plan = {
    chanceOf: chances,
    least: params.numbers.leastStrength,
    perPoint: isCombat,
    whole: !isCombat || params.rulings.splitFire === 'none',
    once: params.rulings.splitFire === 'once',
    left: params.units.map((_, unit) => leftToFire(state, unit)),
    firstPlace: params.units.map(() => -1),
    numbers: targets.map((target) => -(params.defence[target] ?? 0)),
    chances: targets.map(() => 0),
    threats: targets.map((target) => threatOf(state, target)),
  }
  if (first.length > 0)
    commitAll(
      plan,
      pairs.filter(({ place }) => first.includes(targets[place] ?? -1)),
    )
  commitAll(plan, pairs)
  const shares = targets.map((): Share[] => [])
  for (const { unit, place, committed } of pairs) if (committed > 0) shares[place]?.push([unit, committed])
  return targets.flatMap((target, place): BattleMove[] => {
    const given = shares[place] ?? []
    return given.length > 0 ? [{ do: 'fire', target, shares: given }] : []
  })
}

/** British combat units beside a hex. */
function threatOf(state: BattleState, target: number): number {
  let threat = 0
  for (const hex of besides(state, target)) threat += state.bodies[hex] ?? 0
  return threat
}

/** Commits points to these pairs as long as anything gains. */
function commitAll(plan: Plan, pairs: readonly Pair[]): void {
  const byUnit = plan.left.map((): Pair[] => [])
  const byPlace = plan.numbers.map((): Pair[] => [])
  const best = plan.left.map((): Pair | undefined => undefined)
  for (const pair of pairs) {
    byUnit[pair.unit]?.push(pair)
    byPlace[pair.place]?.push(pair)
    weigh(plan, pair)
    best[pair.unit] = betterOf(plan, best[pair.unit], pair)
  }
  for (;;) {
    let most: Pair | undefined
    for (const pair of best) if (pair) most = betterOf(plan, most, pair)
    if (!most) return
    const { unit, place } = most
    commit(plan, most)
    for (const pair of byUnit[unit] ?? []) weigh(plan, pair)
    for (const pair of byPlace[place] ?? []) {
      if (pair.unit === unit) continue
      weigh(plan, pair)
      if (best[pair.unit] === pair) best[pair.unit] = bestOf(plan, byUnit[pair.unit] ?? [])
      else best[pair.unit] = betterOf(plan, best[pair.unit], pair)
    }
    best[unit] = bestOf(plan, byUnit[unit] ?? [])
  }
}

/** Commits what was found best for a pair. */
function commit(plan: Plan, pair: Pair): void {
  const { unit, place, points } = pair
  const number = numberBefore(plan, pair) + Math.max(plan.least, pair.committed + points + changeOf(plan, pair))
  plan.numbers[place] = number
  plan.chances[place] = plan.chanceOf[Math.max(0, Math.min(plan.chanceOf.length - 1, number))] ?? 0
  plan.left[unit] = (plan.left[unit] ?? 0) - points
  if (plan.firstPlace[unit] === -1) plan.firstPlace[unit] = place
  pair.committed += points
}

function bestOf(plan: Plan, pairs: readonly Pair[]): Pair | undefined {
  let best: Pair | undefined
  for (const pair of pairs) best = betterOf(plan, best, pair)
  return best
}

/** The pair that gains more; `old` where all is equal and it comes first. */
function betterOf({ threats, perPoint }: Plan, old: Pair | undefined, pair: Pair): Pair | undefined {
  if (pair.gain <= 0) return old
  if (!old || old.gain <= 0) return pair
  if (pair.gain !== old.gain) return pair.gain > old.gain ? pair : old
  const more = (threats[pair.place] ?? 0) - (threats[old.place] ?? 0)
  if (more !== 0) return more > 0 ? pair : old
  if (perPoint && pair.points !== old.points) return pair.points < old.points ? pair : old
  if (pair.unit !== old.unit) return pair.unit < old.unit ? pair : old
  return pair.place < old.place ? pair : old
}

/** Finds the best number of points to commit further. */
function weigh(plan: Plan, pair: Pair): void {
  pair.gain = 0
  const left = plan.left[pair.unit] ?? 0
  if (left === 0) return
  const { chanceOf, least, perPoint } = plan
  const before = plan.chances[pair.place] ?? 0
  const number = numberBefore(plan, pair)
  const base = pair.committed + changeOf(plan, pair)
  const last = chanceOf.length - 1
  for (let points = plan.whole ? left : 1; points <= left; points++) {
    const strength = base + points
    const total = number + (strength < least ? least : strength)
    const more = (chanceOf[total < 0 ? 0 : total > last ? last : total] ?? 0) - before
    if (more <= 0) continue
    const gain = perPoint ? Math.floor((SCALE * more) / points) : more
    if (gain <= pair.gain) continue
    pair.gain = gain
    pair.points = points
  }
}

/** What is added to a unit's strength at a target. */
function changeOf({ once, firstPlace }: Plan, { unit, place, change }: Pair): number {
  const first = firstPlace[unit] ?? -1
  return once && first !== -1 && first !== place ? 0 : change
}

/** Hit number of a target without what the unit has committed to it. */
function numberBefore(plan: Plan, pair: Pair): number {
  const old = pair.committed > 0 ? Math.max(plan.least, pair.committed + changeOf(plan, pair)) : 0
  return (plan.numbers[pair.place] ?? 0) - old
}
