import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { attacksLeft } from '../stages/storm.ts'

const NONE = -1

/**
 * Who attacks which hex. Attacks are numbered by the hex of their Zulus, ascending; those on a hex stand in a queue. Lists by hex have an entry for each hex
 * of the map, lists by attack as many as there are.
 */
export interface StormPlan {
  /** British hexes beside Zulus, in the order in which they are attacked; `at` is the one of the moment. */
  readonly order: Uint16Array
  hexes: number
  at: number
  /** By hex: its place in the order, -1 for all others; and the first and last attack of its queue, -1 for none. */
  readonly rank: Int16Array
  readonly head: Int16Array
  readonly tail: Int16Array
  /** By attack: the hex of the Zulu, the hex at which it aims, -1 for none, and the next attack of the queue. */
  from: Uint16Array
  aim: Int16Array
  next: Int16Array
  /** By attack: whether a search for attackers has visited it. */
  visited: Uint8Array
  attacks: number
  /** By hex: the first attack out of it, and whether Zulus there can attack. */
  readonly first: Uint16Array
  readonly isNear: Uint8Array
}

/** A plan without attacks. */
export function newStormPlan({ ids }: BattleParams): StormPlan {
  const hexes = ids.length
  return {
    order: new Uint16Array(hexes),
    hexes: 0,
    at: 0,
    rank: new Int16Array(hexes),
    head: new Int16Array(hexes),
    tail: new Int16Array(hexes),
    from: new Uint16Array(hexes),
    aim: new Int16Array(hexes),
    next: new Int16Array(hexes),
    visited: new Uint8Array(hexes),
    attacks: 0,
    first: new Uint16Array(hexes + 1),
    isNear: new Uint8Array(hexes),
  }
}

/** Begins a plan: British hexes beside Zulus, ascending, and all attacks that these Zulus can make, which aim at nothing yet. */
export function listAttacks(state: BattleState, plan: StormPlan): void {
  const { neighbours, hexes } = tablesOf(state.params)
  const { order, rank, head, isNear, first } = plan
  isNear.fill(0)
  rank.fill(NONE)
  plan.hexes = plan.at = 0
  for (let hex = 0; hex < hexes; hex++) {
    if (state.bodies[hex] === 0) continue
    let isThreatened = false
    for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
      const next = neighbours[edge] ?? NONE
      if (next < 0 || state.zulus[next] === 0) continue
      isNear[next] = 1
      isThreatened = true
    }
    if (!isThreatened) continue
    order[plan.hexes++] = hex
    head[hex] = NONE
  }
  let attacks = 0
  for (let hex = 0; hex < hexes; hex++) {
    first[hex] = attacks
    if (isNear[hex] === 0) continue
    const more = attacksLeft(state, hex)
    if (attacks + more > plan.from.length) makeRoom(plan, 2 * (attacks + more))
    for (let i = 0; i < more; i++) plan.from[attacks++] = hex
  }
  first[hexes] = attacks
  plan.attacks = attacks
  plan.aim.fill(NONE, 0, attacks)
}

/** Onrush hexes may send out more attacks than there are hexes. */
function makeRoom(plan: StormPlan, attacks: number): void {
  const { from } = plan
  plan.from = new Uint16Array(attacks)
  plan.from.set(from)
  plan.aim = new Int16Array(attacks)
  plan.next = new Int16Array(attacks)
  plan.visited = new Uint8Array(attacks)
}

/** Puts the hexes of a plan in order: the highest key first, the others as they were. */
export function orderHexes(plan: StormPlan, key: (hex: number) => number): void {
  const { order, rank, hexes } = plan
  for (let i = 1; i < hexes; i++) {
    const hex = order[i] ?? 0
    const own = key(hex)
    let place = i
    for (; place > 0 && key(order[place - 1] ?? 0) < own; place--) order[place] = order[place - 1] ?? 0
    order[place] = hex
  }
  for (let i = 0; i < hexes; i++) rank[order[i] ?? 0] = i
}

/** Sends all attacks to the hexes at which they aim. */
export function queueAttacks(plan: StormPlan): void {
  const { aim, attacks } = plan
  for (let attack = 0; attack < attacks; attack++) {
    const hex = aim[attack] ?? NONE
    if (hex >= 0) enqueue(plan, attack, hex)
  }
}

/** An attack joins the end of a queue. */
function enqueue({ head, tail, next }: StormPlan, attack: number, hex: number): void {
  if ((head[hex] ?? NONE) < 0) head[hex] = attack
  else next[tail[hex] ?? 0] = attack
  tail[hex] = attack
  next[attack] = NONE
}

/** Chooses for a Zulu one of the hexes that are still to come; -1 for none. */
export type TurnTo = (state: BattleState, plan: StormPlan, zulu: number) => number

/**
 * Hex of the Zulus that attack next, while `order[at]` is the hex that they attack; -1 when all is done. When a hex is cleared, those left turn to other
 * hexes.
 */
export function nextAttack(state: BattleState, plan: StormPlan, turnTo: TurnTo): number {
  const { order, head, next } = plan
  for (; plan.at < plan.hexes; plan.at++) {
    const target = order[plan.at] ?? 0
    const isCleared = state.bodies[target] === 0
    for (let attack = head[target] ?? NONE; attack >= 0; attack = head[target] ?? NONE) {
      const from = plan.from[attack] ?? 0
      head[target] = next[attack] ?? NONE
      if (!isCleared) return from
      const other = turnTo(state, plan, from)
      if (other >= 0) enqueue(plan, attack, other)
    }
  }
  return NONE
}

/** Whether a hex is still to be attacked when the hex of the moment is done, and somebody is there. */
export function isToCome(state: BattleState, { rank, at }: StormPlan, hex: number): boolean {
  return (rank[hex] ?? NONE) > at && (state.bodies[hex] ?? 0) > 0
}
