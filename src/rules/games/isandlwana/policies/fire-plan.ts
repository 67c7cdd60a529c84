import type { BattleMove, Share } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { chanceAt, tablesOf, type BattleTables } from '../battle-tables.ts'
import { shareOf } from '../odds.ts'
import { changeNow, leftToFire, targetsOf } from '../stages/fire.ts'
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

/**
 * Fire plan of a phase: again and again the unit and target that gain most, until nothing gains. In Reaction a unit fires whole, and gains of chance are
 * compared; in Combat it commits any number of points, and gains a point are. Ties: the larger threat, fewer points, unit order, the lowest target. The
 * targets of `first` are served before all others.
 */
export function planFire(state: BattleState, first: readonly number[] = []): BattleMove[] {
  const reach = state.params.units.map((_, unit) => targetsOf(state, unit))
  const targets = [...new Set(reach.flat())].sort((a, b) => a - b)
  const pairs = reach.flatMap((near, unit) =>
    near.map((target) => pairOf(state, unit, target, targets.indexOf(target))),
  )
  const plan: Plan = {
    tables: tablesOf(state.params),
    perPoint: state.stage === 'combat',
    whole: state.stage === 'reaction' || state.params.rulings.splitFire === 'none',
    once: state.params.rulings.splitFire === 'once',
    left: state.params.units.map((_, unit) => leftToFire(state, unit)),
    firstPlace: state.params.units.map(() => -1),
    numbers: targets.map((target) => -(state.params.defence[target] ?? 0)),
    chances: targets.map(() => 0),
    threats: targets.map((target) => threatOf(state, target)),
  }
  const preferred = pairs.filter(({ place }) => first.includes(targets[place] ?? -1))
  if (preferred.length > 0) commitAll(state, plan, preferred)
  commitAll(state, plan, pairs)
  return targets.flatMap((target, place): BattleMove[] => {
    const shares = pairs.flatMap((pair): Share[] =>
      pair.place === place && pair.committed > 0 ? [[pair.unit, pair.committed]] : [],
    )
    return shares.length > 0 ? [{ do: 'fire', target, shares }] : []
  })
}

/** What is planned so far. Lists are by unit, or by place in the list of targets. */
interface Plan {
  readonly tables: BattleTables
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

function pairOf(state: BattleState, unit: number, target: number, place: number): Pair {
  return { unit, place, change: changeNow(state, unit, target), committed: 0, points: 0, gain: 0 }
}

/** British combat units beside a hex. */
function threatOf(state: BattleState, target: number): number {
  return besides(tablesOf(state.params), target).reduce((sum, hex) => sum + (state.bodies[hex] ?? 0), 0)
}

/** Commits points to these pairs as long as anything gains. */
function commitAll(state: BattleState, plan: Plan, pairs: readonly Pair[]): void {
  for (const pair of pairs) weigh(state, plan, pair)
  for (let best = bestOf(plan, pairs); best; best = bestOf(plan, pairs)) {
    const { unit, place, points } = best
    plan.numbers[place] = numberWith(state, plan, best, points)
    plan.chances[place] = chanceAt(plan.tables, plan.numbers[place] ?? 0)
    plan.left[unit] = (plan.left[unit] ?? 0) - points
    if (plan.firstPlace[unit] === -1) plan.firstPlace[unit] = place
    best.committed += points
    for (const pair of pairs) if (pair.unit === unit || pair.place === place) weigh(state, plan, pair)
  }
}

/** The pair that gains most. Pairs come in unit order, each unit's targets ascending. */
function bestOf({ threats, perPoint }: Plan, pairs: readonly Pair[]): Pair | undefined {
  let best: Pair | undefined
  for (const pair of pairs) {
    if (pair.gain <= 0 || (best && pair.gain < best.gain)) continue
    const more = (threats[pair.place] ?? 0) - (best ? (threats[best.place] ?? 0) : 0)
    const fewer = perPoint && more === 0 && best !== undefined && pair.points < best.points
    if (!best || pair.gain > best.gain || more > 0 || fewer) best = pair
  }
  return best
}

/** Finds the best number of points to commit further. */
function weigh(state: BattleState, plan: Plan, pair: Pair): void {
  pair.gain = 0
  const left = plan.left[pair.unit] ?? 0
  const before = plan.chances[pair.place] ?? 0
  for (let points = plan.whole ? Math.max(1, left) : 1; points <= left; points++) {
    const more = chanceAt(plan.tables, numberWith(state, plan, pair, points)) - before
    const gain = plan.perPoint ? Math.floor((SCALE * more) / points) : more
    if (gain <= pair.gain) continue
    pair.gain = gain
    pair.points = points
  }
}

/** Hit number of a target with so many points more of a unit. */
function numberWith(state: BattleState, plan: Plan, pair: Pair, points: number): number {
  const elsewhere = plan.once && ![-1, pair.place].includes(plan.firstPlace[pair.unit] ?? -1)
  const change = elsewhere ? 0 : pair.change
  const old = pair.committed > 0 ? shareOf(state, pair.committed, change) : 0
  return (plan.numbers[pair.place] ?? 0) - old + shareOf(state, pair.committed + points, change)
}
