import type { BoardPiece } from '../../board-piece.ts'
import type { BattleState } from './battle-state.ts'
import { hexName } from './telling.ts'

/** All pieces on the map. Zulus of a hex are one entry; the Colors stand with the wagon while they are shown, and after their capture. */
export function boardOf(state: BattleState): readonly BoardPiece[] {
  const { params, wagon, wagonCaptured, colors } = state
  const pieces: BoardPiece[] = []
  params.units.forEach(({ id }, unit) => {
    const hex = state.at[unit] ?? -1
    if (hex < 0) return
    const inSquare = state.square[unit] === 1 && { square: true }
    pieces.push({ unit: id, hex: hexName(state, hex), count: 1, steps: state.strength[unit] ?? 0, ...inSquare })
  })
  params.leaders.forEach(({ id }, leader) => {
    const hex = state.leaders[leader] ?? -1
    if (hex >= 0) pieces.push({ unit: id, hex: hexName(state, hex), count: 1 })
  })
  const captured = wagonCaptured && { state: 'captured' }
  pieces.push({ unit: params.markers.wagon, hex: hexName(state, wagon), count: 1, ...captured })
  if (colors === 'shown' || colors === 'captured')
    pieces.push({ unit: params.markers.colors, hex: hexName(state, wagon), count: 1, ...captured })
  state.zulus.forEach((count, hex) => {
    if (count > 0) pieces.push({ unit: params.markers.zulu, hex: hexName(state, hex), count })
  })
  return pieces
}
