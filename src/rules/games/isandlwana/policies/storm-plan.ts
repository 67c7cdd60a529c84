import type { Rng } from '../../../rng.ts'
import { DONE, type BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { attacksLeft } from '../stages/storm.ts'
import { besides, unitsIn } from '../ways.ts'
import { leastBy } from './least-by.ts'
import type { Chooser } from './plan.ts'

/** Who attacks which hex: hexes in the order in which they are attacked, and the Zulus that attack each, in order. */
export interface StormPlan {
  readonly order: readonly number[]
  readonly attackers: ReadonlyMap<number, number[]>
}

/** British hexes beside Zulus that can attack, ascending, and the Zulus, one entry an attack, ascending. */
export function stormers(state: BattleState): { readonly hexes: number[]; readonly zulus: number[] } {
  const { beside, hexes: count } = tablesOf(state.params)
  const hexes: number[] = []
  const isNear = new Uint8Array(count)
  for (let hex = 0; hex < count; hex++) {
    if ((state.bodies[hex] ?? 0) === 0) continue
    let isThreatened = false
    for (const next of beside[hex] ?? []) {
      if ((state.zulus[next] ?? 0) === 0) continue
      isNear[next] = 1
      isThreatened = true
    }
    if (isThreatened) hexes.push(hex)
  }
  const zulus: number[] = []
  for (let hex = 0; hex < count; hex++)
    if (isNear[hex]) for (let attack = attacksLeft(state, hex); attack > 0; attack--) zulus.push(hex)
  return { hexes, zulus }
}

/** A plan out of the hexes in order and the hex at which each Zulu aims. */
export function stormPlan(order: readonly number[], zulus: readonly number[], aims: readonly number[]): StormPlan {
  const attackers = new Map(order.map((hex): [number, number[]] => [hex, []]))
  for (let i = 0; i < zulus.length; i++) attackers.get(aims[i] ?? -1)?.push(zulus[i] ?? -1)
  return { order, attackers }
}

/** Plays a plan of attacks. When a hex is cleared, each Zulu left goes to the hex that `turnTo` chooses out of those beside it that are still to come. */
export function playStorm(
  make: (state: BattleState, rng: Rng) => StormPlan,
  turnTo: (state: BattleState, hexes: readonly number[], order: readonly number[]) => number | undefined,
): Chooser {
  let turn = -1
  let plan: StormPlan = { order: [], attackers: new Map() }
  let at = 0
  return (state, rng): BattleMove => {
    if (turn !== state.turn) {
      turn = state.turn
      plan = make(state, rng)
      at = 0
    }
    const { order, attackers } = plan
    for (; at < order.length; at++) {
      const target = order[at] ?? -1
      const waiting = attackers.get(target) ?? []
      if ((state.bodies[target] ?? 0) === 0) {
        const toCome = order.slice(at + 1).filter((hex) => (state.bodies[hex] ?? 0) > 0)
        for (const zulu of waiting.splice(0)) {
          const beside = besides(state, zulu).filter((hex) => toCome.includes(hex))
          const other = turnTo(state, beside, order)
          if (other !== undefined) attackers.get(other)?.push(zulu)
        }
      }
      const from = waiting.shift()
      if (from === undefined) continue
      if (!state.params.rulings.attackUnits) return { do: 'storm', from, target }
      return { do: 'storm', from, target, unit: strongestIn(state, target) }
    }
    return DONE
  }
}

/** The victim of a hit: most strength points, then unit order. */
export function strongestIn(state: BattleState, hex: number): number {
  return leastBy(unitsIn(state, hex), (unit) => [-(state.strength[unit] ?? 0), unit]) ?? -1
}
