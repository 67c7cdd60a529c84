import type { GivenReader } from '../../../helpers/given-reader.ts'
import type { BattleParams } from '../battle-params.ts'
import { firstState, liftUnit, standUnit, type BattleState } from '../battle-state.ts'

/** Keys of `given` that say what the position is. */
export const POSITION_KEYS = [
  'turn',
  'first-movement',
  'units',
  'leaders',
  'zulus',
  'wagon',
  'captured',
  'colors',
] as const

/** Where the Colors may be. */
const COLORS = ['due', 'shown', 'declined', 'none', 'captured'] as const

/** A map with nothing on it but the wagon at its place, on turn 2, after the Colors have been declined. */
export function emptyField(params: BattleParams): BattleState {
  const state = firstState(params)
  for (let unit = 0; unit < state.at.length; unit++) {
    if ((state.at[unit] ?? -1) >= 0) liftUnit(state, unit)
    state.strength[unit] = 0
  }
  state.leaders.fill(-1)
  state.zulus.fill(0)
  state.exempt = []
  state.colors = 'declined'
  state.turn = params.colorsTurn
  return state
}

/** The position of an example: nothing stands on the map but what it gives. */
export function readPosition(params: BattleParams, given: GivenReader): BattleState {
  const state = emptyField(params)
  if (given.has('turn')) state.turn = given.count('turn')
  if (given.has('first-movement') && given.flag('first-movement')) state.exempt = params.exempt
  if (given.has('units')) readUnits(state, given.inside('units', idsOf(params.units)))
  if (given.has('leaders')) {
    const places = given.inside('leaders', idsOf(params.leaders))
    for (const id of places.keys) {
      const leader = params.leaders.findIndex((one) => one.id === id)
      if (leader >= 0) state.leaders[leader] = hexGiven(params, places, id)
    }
  }
  if (given.has('zulus'))
    for (const hex of hexesGiven(params, given, 'zulus')) state.zulus[hex] = (state.zulus[hex] ?? 0) + 1
  state.fresh.set(state.zulus)
  if (given.has('wagon')) state.wagon = Math.max(0, hexGiven(params, given, 'wagon'))
  if (given.has('captured')) state.wagonCaptured = given.flag('captured')
  if (given.has('colors')) state.colors = given.word('colors', COLORS) ?? state.colors
  return state
}

function readUnits(state: BattleState, units: GivenReader): void {
  const { params } = state
  for (const id of units.keys) {
    const unit = params.units.findIndex((one) => one.id === id)
    const spec = params.units[unit]
    if (!spec) continue
    const change = units.inside(id, ['hex', 'strength', 'square'])
    const hex = hexGiven(params, change, 'hex')
    state.strength[unit] = change.has('strength') ? Math.min(change.count('strength'), spec.strength) : spec.strength
    if (change.has('square') && change.flag('square')) state.square[unit] = 1
    if (hex >= 0 && (state.strength[unit] ?? 0) > 0) standUnit(state, unit, hex)
  }
}

function idsOf(all: readonly { readonly id: string }[]): string[] {
  return all.map(({ id }) => id)
}

function hexNames({ ids }: BattleParams): { readonly id: string; readonly number: number }[] {
  return ids.map((id, number) => ({ id, number }))
}

/** Number of the hex under a key; -1, with a finding, for anything else. */
export function hexGiven(params: BattleParams, given: GivenReader, key: string): number {
  return given.name(key, hexNames(params))?.number ?? -1
}

/** Numbers of the hexes under a key. */
export function hexesGiven(params: BattleParams, given: GivenReader, key: string): number[] {
  return given.names(key, hexNames(params)).map(({ number }) => number)
}

/** Number of the unit under a key; -1, with a finding, for anything else. */
export function unitGiven(params: BattleParams, given: GivenReader, key: string): number {
  const units = params.units.map(({ id }, number) => ({ id, number }))
  return given.name(key, units)?.number ?? -1
}
