import type { Rng } from '../../../rng.ts'
import type { Listener } from '../../../rules-model.ts'
import { DONE, type BattleMove, type Share } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { isHit, tablesOf } from '../battle-tables.ts'
import { fireChange, shareOf } from '../odds.ts'
import { BRITISH } from '../seats.ts'
import { hexName, listOf, tellOf, unitName } from '../telling.ts'
import type { DecisionRules } from './decision-rules.ts'

/** Whether a hex may be fired at: Zulus are there, and it has not been the target of an attack in this phase (8.3.1B, 8.8). */
export function isTarget(state: BattleState, hex: number): boolean {
  if ((state.zulus[hex] ?? 0) === 0) return false
  if ((state.attacked[hex] ?? 0) === 0) return true
  return state.params.rulings.onrushTargetedOften && tablesOf(state.params).onrush[hex] === 1
}

/** Range at which a unit can fire at a hex in this phase, 0 where it cannot. In Reaction only the neighbours count (5.4). */
function rangeTo(state: BattleState, unit: number, target: number): number {
  const { range, hexes } = tablesOf(state.params)
  const at = state.at[unit] ?? -1
  if (at < 0 || state.params.units[unit]?.fixed) return 0
  const far = range[at * hexes + target] ?? 0
  return state.stage === 'reaction' && far > 1 ? 0 : far
}

/** Strength points that a unit can still fire in this phase; all of them or none where fire is not divided. */
export function leftToFire(state: BattleState, unit: number): number {
  const fired = state.fired[unit] ?? 0
  if (fired > 0 && !mayDivide(state)) return 0
  return (state.strength[unit] ?? 0) - fired
}

function mayDivide(state: BattleState): boolean {
  return state.stage === 'combat' && state.params.rulings.splitFire !== 'none'
}

/** Hexes that a unit could fire at if Zulus were there, ascending. */
export function hexesInRange(state: BattleState, unit: number): readonly number[] {
  const at = state.at[unit] ?? -1
  if (at < 0 || state.params.units[unit]?.fixed) return []
  const { beside, targets } = tablesOf(state.params)
  return (state.stage === 'reaction' ? beside : targets)[at] ?? []
}

/** Targets that a unit can fire at, ascending. */
export function targetsOf(state: BattleState, unit: number): number[] {
  const found: number[] = []
  if (leftToFire(state, unit) > 0)
    for (const target of hexesInRange(state, unit)) if (isTarget(state, target)) found.push(target)
  return found
}

/** Whether anybody can fire at anything. */
export function canFire(state: BattleState): boolean {
  for (let unit = 0; unit < state.at.length; unit++)
    if (leftToFire(state, unit) > 0)
      for (const target of hexesInRange(state, unit)) if (isTarget(state, target)) return true
  return false
}

/** What is added to a unit's strength in an attack now. */
export function changeNow(state: BattleState, unit: number, target: number): number {
  const isSpent = state.params.rulings.splitFire === 'once' && (state.fired[unit] ?? 0) > 0
  return isSpent ? 0 : fireChange(state, unit, rangeTo(state, unit, target), state.stage === 'combat')
}

/** Strength with which a unit that commits so many points would take part in an attack now. */
function strengthAt(state: BattleState, target: number, unit: number, points: number): number {
  return shareOf(state, points, changeNow(state, unit, target))
}

/** Hit number of an attack: the strength of all units less the defence of the ground (8.3.1). */
export function fireNumber(state: BattleState, target: number, shares: readonly Share[]): number {
  let sum = -(state.params.defence[target] ?? 0)
  for (const [unit, points] of shares) sum += strengthAt(state, target, unit, points)
  return sum
}

/** A unit takes part in an attack with so many points; gives its strength. */
export function joinFire(state: BattleState, target: number, unit: number, points: number): number {
  const strength = strengthAt(state, target, unit, points)
  state.fired[unit] = (state.fired[unit] ?? 0) + points
  return strength
}

/** Rolls for an attack of the units that have joined it (8.3.1). */
export function rollFire(
  state: BattleState,
  target: number,
  strength: number,
  rng: Rng,
  told?: (number: number, face: number, hit: boolean) => void,
): void {
  const { params, tally } = state
  const number = strength - (params.defence[target] ?? 0)
  state.attacked[target] = (state.attacked[target] ?? 0) + 1
  state.heat[target] = (state.heat[target] ?? 0) + 1
  tally.britishAttacks++
  const face = 1 + rng.pick(params.die.sides)
  const hit = isHit(params.die, number, face)
  told?.(number, face, hit)
  if (!hit) return
  state.zulus[target] = (state.zulus[target] ?? 0) - 1
  tally.zulusEliminated++
  tally.britishHits++
  state.fallen = target
}

function isLegal(state: BattleState, move: BattleMove): boolean {
  if (move.do === 'done') return true
  if (move.do !== 'fire' || move.shares.length === 0 || !isTarget(state, move.target)) return false
  if (new Set(move.shares.map(([unit]) => unit)).size !== move.shares.length) return false
  return move.shares.every(([unit, points]) => {
    const left = leftToFire(state, unit)
    const least = mayDivide(state) ? 1 : left
    return (
      Number.isInteger(points) &&
      points >= Math.max(1, least) &&
      points <= left &&
      rangeTo(state, unit, move.target) > 0
    )
  })
}

/** Any target, and any of the units that can fire at it. */
function sample(state: BattleState, rng: Rng): BattleMove {
  const able = state.params.units.flatMap((_, unit) => targetsOf(state, unit).map((target) => ({ unit, target })))
  const chosen = able[rng.pick(able.length + 1)]
  if (!chosen) return DONE
  const units = able.filter(({ target }) => target === chosen.target).map(({ unit }) => unit)
  const shares = units.flatMap((unit): Share[] => {
    if (unit !== chosen.unit && rng.pick(2) === 0) return []
    const left = leftToFire(state, unit)
    return [[unit, mayDivide(state) ? 1 + rng.pick(left) : left]]
  })
  return { do: 'fire', target: chosen.target, shares }
}

function apply(state: BattleState, move: BattleMove, rng: Rng, tell?: Listener): void {
  if (move.do !== 'fire') return
  let strength = 0
  for (const [unit, points] of move.shares) strength += joinFire(state, move.target, unit, points)
  rollFire(
    state,
    move.target,
    strength,
    rng,
    tell && ((number, face, hit) => tellFire(state, tell, move, [number, face, hit])),
  )
}

/** Stands apart so that what its words need is put together only where somebody listens. */
function tellFire(
  state: BattleState,
  tell: Listener,
  { target, shares }: BattleMove & { readonly do: 'fire' },
  [number, face, hit]: readonly [number: number, face: number, hit: boolean],
): void {
  tellOf(state, tell, 'fire', () => {
    const units = shares.map(([unit, points]) => `${unitName(state, unit)} (${points})`)
    const outcome = hit ? 'a Zulu unit falls' : 'a miss'
    return `${listOf(units)} ${units.length > 1 ? 'fire' : 'fires'} at ${hexName(state, target)}: hit number ${number}, die ${face}, ${outcome} (8.3.1).`
  })
}

/** British fire: phase II, and the combat of phases IV and V. */
export const fireRules: DecisionRules = { seat: BRITISH, isLegal, sample, apply }
