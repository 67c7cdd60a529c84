import type { Rng } from '../../../rng.ts'
import type { Listener } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { isHit, tablesOf } from '../battle-tables.ts'
import { stormNumber } from '../odds.ts'
import { ZULU } from '../seats.ts'
import { hexName, tellOf, unitName } from '../telling.ts'
import { besides, unitsIn } from '../ways.ts'
import { strike } from './after-a-hit.ts'
import { listed } from './decision-rules.ts'

/** Attacks that can still come out of a hex in this phase (8.2A, 8.8E). */
export function attacksLeft(state: BattleState, from: number): number {
  const rested = (state.zulus[from] ?? 0) - (state.stormed[from] ?? 0)
  if (rested <= 0) return 0
  if (tablesOf(state.params).onrush[from] !== 1 || state.params.rulings.manyOnrushAttacks) return rested
  return (state.sorties[from] ?? 0) > 0 ? 0 : 1
}

/** Whether a hex can be attacked: a combat unit is there, and it is the hex under attack or none that was (8.2E). */
function isStormable(state: BattleState, target: number): boolean {
  return (state.bodies[target] ?? 0) > 0 && (target === state.target || (state.attacked[target] ?? 0) === 0)
}

/** Hexes that Zulus in a hex may attack, ascending. */
export function stormTargets(state: BattleState, from: number): number[] {
  return attacksLeft(state, from) === 0 ? [] : besides(state, from).filter((hex) => isStormable(state, hex))
}

/** Whether any attack is left. */
export function canStorm(state: BattleState): boolean {
  for (let unit = 0; unit < state.at.length; unit++) {
    const hex = state.at[unit] ?? -1
    if (hex < 0 || !isStormable(state, hex)) continue
    for (const from of besides(state, hex)) if (attacksLeft(state, from) > 0) return true
  }
  return false
}

/** A Zulu attacks a hex, or a unit in it (8.3.2). */
export function storm(
  state: BattleState,
  from: number,
  target: number,
  unit: number | undefined,
  rng: Rng,
  tell?: Listener,
): void {
  if (target !== state.target) {
    state.target = target
    state.attackers = []
  }
  state.attackers.push(from)
  state.attacked[target] = 1
  state.stormed[from] = (state.stormed[from] ?? 0) + 1
  state.sorties[from] = (state.sorties[from] ?? 0) + 1
  state.heat[target] = (state.heat[target] ?? 0) + 1
  state.tally.zuluAttacks++
  const number = stormNumber(state, target)
  const face = 1 + rng.pick(state.params.die.sides)
  const hit = isHit(state.params.die, number, face)
  if (tell) tellStorm(state, tell, [from, target, unit], [number, face, hit])
  if (!hit) return
  state.tally.zuluHits++
  state.struck = target
  if (unit !== undefined) strike(state, unit, tell)
}

/** Phase III: Zulus attack one by one, all attacks on a hex before the next hex (5.5). */
export const stormRules = listed({
  seat: ZULU,
  moves(state) {
    const moves: BattleMove[] = []
    for (let from = 0; from < state.zulus.length; from++)
      for (const target of stormTargets(state, from))
        if (!state.params.rulings.attackUnits) moves.push({ do: 'storm', from, target })
        else for (const unit of unitsIn(state, target)) moves.push({ do: 'storm', from, target, unit })
    return [...moves, { do: 'done' }]
  },
  apply(state, move, rng, tell) {
    if (move.do === 'storm') storm(state, move.from, move.target, move.unit, rng, tell)
  },
})

/** Stands apart so that what its words need is put together only where somebody listens. */
function tellStorm(
  state: BattleState,
  tell: Listener,
  [from, target, unit]: readonly [from: number, target: number, unit: number | undefined],
  [number, face, hit]: readonly [number: number, face: number, hit: boolean],
): void {
  tellOf(state, tell, 'attack', () => {
    const whom = unit === undefined ? '' : `${unitName(state, unit)} in `
    const outcome = hit ? 'a hit' : 'a miss'
    return `Zulus in ${hexName(state, from)} attack ${whom}${hexName(state, target)}: hit number ${number}, die ${face}, ${outcome} (8.3.2).`
  })
}
