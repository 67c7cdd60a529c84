import { standUnit, type BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { BRITISH } from '../seats.ts'
import { hexName, tellOf, unitName } from '../telling.ts'
import { besides, isClosedToBritish } from '../ways.ts'
import { listed } from './decision-rules.ts'

/** Whether the British choose now if the Colors come. With the wagon lost they cannot (5.10). */
export function areColorsDue(state: BattleState): boolean {
  if (state.colors !== 'due' || state.turn < state.params.colorsTurn) return false
  if (state.wagonCaptured) state.colors = 'none'
  return state.colors === 'due'
}

/** The Colors come with the wagon, or are declined for good (5.9, 5.10). */
export const colorsRules = listed({
  seat: BRITISH,
  moves: () => [
    { do: 'colors', show: true },
    { do: 'colors', show: false },
  ],
  apply(state, move, _rng, tell) {
    if (move.do !== 'colors') return
    state.colors = move.show ? 'shown' : 'declined'
    const words = () =>
      move.show
        ? `The Colors arrive with the wagon in ${hexName(state, state.wagon)} (5.9).`
        : 'The British decline the Colors (5.10).'
    tellOf(state, tell, 'colors', words)
  },
})

/** The unit that is to arrive and can: the first in unit order. */
export function nextArrival(state: BattleState): number | undefined {
  const { units } = state.params
  const unit = units.findIndex(
    ({ turn }, i) => turn > 0 && turn <= state.turn && state.at[i] === -1 && (state.strength[i] ?? 0) > 0,
  )
  return unit >= 0 && entryHexes(state, unit).length > 0 ? unit : undefined
}

/** Hexes where a unit may arrive: with the wagon or beside it, else as near as can be; after its loss anywhere in the camp (5.9). */
export function entryHexes(state: BattleState, unit: number): number[] {
  const { params, wagon } = state
  const tables = tablesOf(params)
  const hasRoom = (hex: number): boolean =>
    !isClosedToBritish(state, hex) && (state.force[hex] ?? 0) + (state.strength[unit] ?? 0) <= params.stacking
  if (state.wagonCaptured) return params.camp.filter(hasRoom)
  const close = [wagon, ...besides(state, wagon)].sort((a, b) => a - b).filter(hasRoom)
  if (close.length > 0) return close
  const far = (hex: number): number => tables.distance[wagon * tables.hexes + hex] ?? 0
  const open = Array.from({ length: tables.hexes }, (_, hex) => hex).filter(hasRoom)
  const least = Math.min(...open.map(far))
  return open.filter((hex) => far(hex) === least)
}

export const arriveRules = listed({
  seat: BRITISH,
  moves(state) {
    const unit = nextArrival(state)
    return unit === undefined ? [] : entryHexes(state, unit).map((hex) => ({ do: 'arrive', unit, hex }))
  },
  apply(state, move, _rng, tell) {
    if (move.do !== 'arrive') return
    standUnit(state, move.unit, move.hex)
    const words = () => `${unitName(state, move.unit)} arrives in ${hexName(state, move.hex)} (5.9).`
    tellOf(state, tell, 'arrival', words)
  },
})
