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
  const tables = tablesOf(state.params)
  const hexes = new Set<number>()
  const zulus: number[] = []
  for (let hex = 0; hex < tables.hexes; hex++) {
    if ((state.zulus[hex] ?? 0) === 0) continue
    const near = besides(state, hex).filter((next) => (state.bodies[next] ?? 0) > 0)
    if (near.length === 0) continue
    for (const next of near) hexes.add(next)
    for (let attack = attacksLeft(state, hex); attack > 0; attack--) zulus.push(hex)
  }
  return { hexes: [...hexes].sort((a, b) => a - b), zulus }
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
