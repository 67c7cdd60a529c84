import type { Rng } from '../../../rng.ts'
import type { BattleState } from '../battle-state.ts'
import { returnHexes } from '../stages/after-a-hit.ts'
import { besides, isWagonAlone } from '../ways.ts'
import { shuffle, type Hexes } from './placement.ts'
import { isZuluTarget, ringsAroundBritish } from './rings.ts'
import { isToCome, listAttacks, orderHexes, queueAttacks, type StormPlan } from './storm-plan.ts'
import type { ZuluPlay } from './zulu-play.ts'

const NONE = -1

/** Target hexes class by class: the wagon alone, the neighbours of the wagon with the Colors, then ring after ring around the British. */
function* classesOf(state: BattleState, rng: Rng): Generator<Hexes> {
  const { wagon } = state
  if (isWagonAlone(state)) yield [wagon]
  else if (!state.wagonCaptured && state.colors === 'shown') {
    const around = besides(state, wagon).filter((hex) => isZuluTarget(state, hex))
    yield shuffle(around, rng)
  }
  for (const ring of ringsAroundBritish(state)) yield shuffle(ring, rng)
}

/** One of the items by die; a single one needs none. */
function byDie(items: readonly number[], rng: Rng): number {
  return items[items.length > 1 ? rng.pick(items.length) : 0] ?? NONE
}

/** Hexes by strength; one attacker for each as far as there are, the others where most strength is. */
function planStorm(state: BattleState, rng: Rng, plan: StormPlan): void {
  listAttacks(state, plan)
  orderHexes(plan, (hex) => state.force[hex] ?? 0)
  for (let i = 0; i < plan.hexes; i++) {
    plan.visited.fill(0, 0, plan.attacks)
    findAttacker(state, plan, plan.order[i] ?? 0)
  }
  for (let attack = 0; attack < plan.attacks; attack++)
    if ((plan.aim[attack] ?? NONE) < 0) plan.aim[attack] = strongestBeside(state, plan.from[attack] ?? 0, rng)
  queueAttacks(plan)
}

/** Finds an attacker for a hex: one that is free, or one whose hex finds another. */
function findAttacker(state: BattleState, plan: StormPlan, hex: number): boolean {
  const { first, aim, visited } = plan
  for (const zulu of besides(state, hex)) {
    const end = first[zulu + 1] ?? 0
    for (let attack = first[zulu] ?? 0; attack < end; attack++) {
      if (visited[attack] === 1) continue
      visited[attack] = 1
      const old = aim[attack] ?? NONE
      if (old >= 0 && !findAttacker(state, plan, old)) continue
      aim[attack] = hex
      return true
    }
  }
  return false
}

/** The British hex beside a Zulu that holds most strength; of several one by die. */
function strongestBeside(state: BattleState, zulu: number, rng: Rng): number {
  const hexes = besides(state, zulu)
  let most = 1
  let ties = 0
  for (const hex of hexes) {
    const force = state.force[hex] ?? 0
    if (force > most) ties = 0
    if (force < most) continue
    most = force
    ties++
  }
  let left = ties > 1 ? rng.pick(ties) : 0
  for (const hex of hexes) if (state.force[hex] === most && left-- === 0) return hex
  return NONE
}

/** The hex to come that holds most strength now. */
function turnToStrongest(state: BattleState, plan: StormPlan, zulu: number): number {
  let best = NONE
  for (const hex of besides(state, zulu))
    if (isToCome(state, plan, hex) && (best < 0 || (state.force[hex] ?? 0) > (state.force[best] ?? 0))) best = hex
  return best
}

/** The unit with most strength points, the first of several. */
function snipeStrongest({ snipable, strength }: BattleState): number {
  let best = NONE
  for (let unit = 0; unit < snipable.length; unit++)
    if (snipable[unit] === 1 && (best < 0 || (strength[unit] ?? 0) > (strength[best] ?? 0))) best = unit
  return best
}

/** Attacks where the British are strongest; the choices that rule 9.2 leaves to the odds are left to the die. */
export const solitaire: ZuluPlay = {
  targets: classesOf,
  storm: planStorm,
  turnTo: turnToStrongest,
  advance: ({ attackers }, rng) => byDie(attackers, rng),
  snipe: snipeStrongest,
  comeBack: (state, rng) => byDie(returnHexes(state, state.fallen), rng),
}
