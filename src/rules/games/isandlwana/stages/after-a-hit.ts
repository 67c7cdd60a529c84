import type { Listener } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { captureIn, loseStrength } from '../losses.ts'
import { BRITISH, ZULU } from '../seats.ts'
import { hexName, leaderName, tellOf } from '../telling.ts'
import { isClosedToBritish, unitsIn } from '../ways.ts'
import { listed } from './decision-rules.ts'

/** Onrush hexes where a Zulu that was lost in a hex may return: those of its part of the map (8.8B, C). */
export function returnHexes(state: BattleState, lostIn: number): readonly number[] {
  const { columns, numbers, onrushEast, onrushWest, rulings } = state.params
  const part = (columns[lostIn] ?? 0) >= numbers.eastColumn ? onrushEast : onrushWest
  if (rulings.recycle !== 'nearest') return part
  const { distance, hexes } = tablesOf(state.params)
  const far = (hex: number): number => distance[lostIn * hexes + hex] ?? 0
  const least = Math.min(...part.map(far))
  return part.filter((hex) => far(hex) === least).slice(0, 1)
}

/** The Zulu that was lost comes back in a hex. */
export function comeBack(state: BattleState, hex: number, tell?: Listener): void {
  state.zulus[hex] = (state.zulus[hex] ?? 0) + 1
  state.fallen = -1
  tellOf(state, tell, 'return', () => `The Zulu unit comes back in ${hexName(state, hex)} (8.8).`)
}

/** A lost Zulu comes back at once (8.8A). */
export const returnRules = listed({
  seat: ZULU,
  moves: (state) => returnHexes(state, state.fallen).map((hex) => ({ do: 'return', hex })),
  apply(state, move, _rng, tell) {
    if (move.do === 'return') comeBack(state, move.hex, tell)
  },
})

/** A unit takes the hit on the hex that was struck. */
export function strike(state: BattleState, unit: number, tell?: Listener): void {
  const hex = state.struck
  state.struck = -1
  loseStrength(state, unit, 1, 'lostToAttacks', tell)
  if (state.bodies[hex] === 0) state.emptied = hex
}

/** The Zulus choose who is hit (8.3.2F). */
export const victimRules = listed({
  seat: ZULU,
  moves: (state) => unitsIn(state, state.struck).map((unit) => ({ do: 'victim', unit })),
  apply(state, move, _rng, tell) {
    if (move.do === 'victim') strike(state, move.unit, tell)
  },
})

/** The first leader who stands without a combat unit; -1 when there is none. */
export function loneLeader(state: BattleState): number {
  const { leaders, bodies } = state
  for (let leader = 0; leader < leaders.length; leader++) {
    const hex = leaders[leader] ?? -1
    if (hex >= 0 && bodies[hex] === 0) return leader
  }
  return -1
}

/** British hexes at the fewest steps from a hex, by ways without Zulus, closed ground and onrush hexes (8.6E); ascending. */
export function rejoinHexes(state: BattleState, from: number): number[] {
  const tables = tablesOf(state.params)
  const seen = new Set([from])
  for (let ring = [from]; ring.length > 0;) {
    const next: number[] = []
    for (const hex of ring)
      for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
        const to = tables.neighbours[edge] ?? -1
        if (to < 0 || seen.has(to) || isClosedToBritish(state, to)) continue
        seen.add(to)
        next.push(to)
      }
    const found = next.filter((hex) => (state.bodies[hex] ?? 0) > 0)
    if (found.length > 0) return found.sort((a, b) => a - b)
    ring = next
  }
  return []
}

/** A leader whose last unit is lost goes to the nearest British hex; ties are the choice of the British (8.6E). */
export const rejoinRules = listed({
  seat: BRITISH,
  moves: (state) => rejoinHexes(state, state.leaders[loneLeader(state)] ?? -1).map((hex) => ({ do: 'rejoin', hex })),
  apply(state, move, _rng, tell) {
    if (move.do !== 'rejoin') return
    const leader = loneLeader(state)
    state.leaders[leader] = move.hex
    tellOf(state, tell, 'rejoin', () => `${leaderName(state, leader)} goes to ${hexName(state, move.hex)} (8.6E).`)
  },
})

/** A Zulu of a hex enters the hex that was cleared; -1: nobody does. */
export function advanceFrom(state: BattleState, from: number, tell?: Listener): void {
  const { zulus, stormed, emptied: hex } = state
  state.emptied = -1
  if (from < 0) return
  zulus[from] = (zulus[from] ?? 0) - 1
  zulus[hex] = (zulus[hex] ?? 0) + 1
  stormed[from] = (stormed[from] ?? 0) - 1
  stormed[hex] = (stormed[hex] ?? 0) + 1
  state.tally.advances++
  tellOf(state, tell, 'advance', () => `Zulus advance from ${hexName(state, from)} into ${hexName(state, hex)} (8.7).`)
  captureIn(state, hex, tell)
}

/** One of the Zulus that attacked may enter the hex that it has cleared (8.7). */
export const advanceRules = listed({
  seat: ZULU,
  moves(state) {
    const attackers = [...new Set(state.attackers)].sort((a, b) => a - b)
    return [...attackers.map((from): BattleMove => ({ do: 'advance', from })), { do: 'done' }]
  },
  apply(state, move, _rng, tell) {
    advanceFrom(state, move.do === 'advance' ? move.from : -1, tell)
  },
})
