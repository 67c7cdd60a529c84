import type { BattleState } from './battle-state.ts'
import { tablesOf } from './battle-tables.ts'

/** How often the shortage of ammunition counts for a unit: the wagon is lost, or far away in the last turn (8.11, 8.12B). */
function shortagesOf(state: BattleState, unit: number): number {
  const { numbers, rulings } = state.params
  const { distance, hexes } = tablesOf(state.params)
  const late = state.turn === numbers.shortageTurn
  if (state.wagonCaptured) return late && rulings.shortageTwice ? 2 : 1
  const far = distance[(state.at[unit] ?? 0) * hexes + state.wagon] ?? 0
  return late && far > numbers.shortageRange ? 1 : 0
}

/** What is added to a unit's strength in every attack, whatever the range; the Colors help in phases IV and V alone (8.10B). */
export function steadyChange(state: BattleState, unit: number, isCombat: boolean): number {
  const { changes } = state.params
  const hasColors = isCombat && state.colors === 'shown' && state.at[unit] === state.wagon
  return (
    (hasColors ? changes.colors : 0) +
    (state.square[unit] ? changes.square : 0) +
    shortagesOf(state, unit) * changes.shortage +
    (state.colors === 'captured' ? changes.colorsLost : 0)
  )
}

/** What is added to a unit's strength when it fires at a range (8.3.1, 8.4). */
export function fireChange(state: BattleState, unit: number, range: number, isCombat: boolean): number {
  return (state.params.changes.range[range] ?? 0) + steadyChange(state, unit, isCombat)
}

/** Strength of one unit in an attack: what it commits with its change, and at least so much (8.1B). */
export function shareOf(state: BattleState, committed: number, change: number): number {
  return Math.max(state.params.numbers.leastStrength, committed + change)
}

/** Whether a hex has the bonus of a square (7.7F). */
function isSquare(state: BattleState, hex: number): boolean {
  const { at, square, params } = state
  let loose = 0
  let formed = 0
  for (let unit = 0; unit < at.length; unit++) {
    if (at[unit] !== hex) continue
    if (square[unit] === 1) formed++
    else loose++
  }
  return formed > 0 && (loose === 0 || params.rulings.mixedSquares)
}

/** Defence of a hex without the bonus of a square: ground, leader, Colors (8.9, 8.10A). */
function openDefence(state: BattleState, hex: number): number {
  const { changes, defence } = state.params
  const hasColors = state.colors === 'shown' && state.wagon === hex
  return (
    (defence[hex] ?? 0) +
    (state.leaders.includes(hex) ? changes.leaderDefence : 0) +
    (hasColors ? changes.colorsDefence : 0)
  )
}

/** Defence of a hex against Zulu attacks, as if it were a square or not. */
export function defenceWith(state: BattleState, hex: number, square: boolean): number {
  const { changes, numbers, rulings } = state.params
  const defence = openDefence(state, hex) + (square ? changes.squareDefence : 0)
  return square || rulings.alwaysCapped ? Math.min(numbers.squareDefenceLimit, defence) : defence
}

/** Defence of a hex against Zulu attacks (8.3.2E). */
export function defenceOf(state: BattleState, hex: number): number {
  return defenceWith(state, hex, isSquare(state, hex))
}

/** Hit number of a Zulu against a hex (8.3.2). */
export function stormNumber(state: BattleState, hex: number): number {
  return state.params.numbers.zuluStrength - defenceOf(state, hex)
}
