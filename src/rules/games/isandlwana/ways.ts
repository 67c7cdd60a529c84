import type { BattleState } from './battle-state.ts'
import { tablesOf, type BattleTables } from './battle-tables.ts'

/** Cost of a hex that is not reached. */
export const OUT_OF_REACH = 255

/** Least MP from a hex to every hex within a limit, past hexes that are closed; `OUT_OF_REACH` elsewhere. The start costs 0. */
export function costsFrom(
  tables: BattleTables,
  start: number,
  limit: number,
  isClosed: (hex: number) => boolean,
): Uint8Array {
  const costs = new Uint8Array(tables.hexes).fill(OUT_OF_REACH)
  costs[start] = 0
  const levels: number[][] = Array.from({ length: limit + 1 }, () => [])
  levels[0]?.push(start)
  for (const [cost, level] of levels.entries())
    for (const hex of level) {
      // A hex may wait at several levels; the cheapest counts.
      if (costs[hex] !== cost) continue
      for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
        const step = tables.steps[edge] ?? 0
        if (step === 0) continue
        const next = tables.neighbours[edge] ?? -1
        const sum = cost + step
        if (sum > limit || sum >= (costs[next] ?? 0) || isClosed(next)) continue
        costs[next] = sum
        levels[sum]?.push(next)
      }
    }
  return costs
}

/** Whether the wagon stands alone on the map, to be taken by any Zulu that enters its hex (8.7). */
export function isWagonAlone(state: BattleState): boolean {
  return !state.wagonCaptured && (state.bodies[state.wagon] ?? 0) === 0
}

/** Whether Zulus may not enter a hex: a combat unit stands there, or the wagon alone where only an advance may take it. */
export function isClosedToZulus(state: BattleState, hex: number): boolean {
  if ((state.bodies[hex] ?? 0) > 0) return true
  return hex === state.wagon && !state.params.rulings.captureByMove && isWagonAlone(state)
}

/** Whether British pieces may not enter a hex: Zulus are there, or nobody may, or only Zulus. */
export function isClosedToBritish(state: BattleState, hex: number): boolean {
  return (state.zulus[hex] ?? 0) > 0 || tablesOf(state.params).closedToBritish[hex] === 1
}

/** MP that a Zulu needs to every hex (5.3, 7.0). */
export function zuluReach(state: BattleState, from: number): Uint8Array {
  const { zuluMovement } = state.params.numbers
  return costsFrom(tablesOf(state.params), from, zuluMovement, (hex) => isClosedToZulus(state, hex))
}

/** MP that a British piece needs to every hex within a number of MP. */
export function britishReach(state: BattleState, from: number, points: number): Uint8Array {
  return costsFrom(tablesOf(state.params), from, points, (hex) => isClosedToBritish(state, hex))
}

/** Whether a Zulu stands beside a hex. */
export function isBesideZulus(state: BattleState, hex: number): boolean {
  const { neighbours } = tablesOf(state.params)
  for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
    const next = neighbours[edge] ?? -1
    if (next >= 0 && (state.zulus[next] ?? 0) > 0) return true
  }
  return false
}

/** The neighbours that a hex has, ascending. */
export function besides(state: BattleState, hex: number): readonly number[] {
  return tablesOf(state.params).beside[hex] ?? []
}

/** Combat units in a hex, in unit order. */
export function unitsIn(state: BattleState, hex: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < state.at.length; unit++) if (state.at[unit] === hex) units.push(unit)
  return units
}

/** British hexes, ascending. */
export function britishHexes(state: BattleState): number[] {
  const hexes: number[] = []
  for (let unit = 0; unit < state.at.length; unit++) {
    const hex = state.at[unit] ?? -1
    if (hex >= 0 && !hexes.includes(hex)) hexes.push(hex)
  }
  return hexes.sort((a, b) => a - b)
}
