import { strengthOnMap } from './losses.ts'
import type { BattleState } from './battle-state.ts'
import { tablesOf } from './battle-tables.ts'
import { overstacked } from './stages/displace.ts'
import { hexName, leaderName, unitName } from './telling.ts'

/** Every piece with its place: Zulus, units, leaders, wagon, Colors. A Zulu that is about to come back is in hand. */
export function piecesOf(state: BattleState): readonly (readonly [piece: string, place: string])[] {
  const pieces: (readonly [string, string])[] = []
  let zulu = 0
  state.zulus.forEach((count, hex) => {
    for (let i = 0; i < count; i++) pieces.push([`zulu/${++zulu}`, hexName(state, hex)])
  })
  if (state.fallen >= 0) pieces.push([`zulu/${++zulu}`, 'hand'])
  state.params.units.forEach(({ id }, unit) => {
    const hex = state.at[unit] ?? -1
    pieces.push([id, hex >= 0 ? hexName(state, hex) : (state.strength[unit] ?? 0) > 0 ? 'hand' : 'lost'])
  })
  state.params.leaders.forEach(({ id }, leader) => pieces.push([id, placeOf(state, state.leaders[leader] ?? -1)]))
  pieces.push(['wagon', hexName(state, state.wagon)], ['colors', state.colors])
  return pieces
}

function placeOf(state: BattleState, hex: number): string {
  return hex >= 0 ? hexName(state, hex) : 'lost'
}

/** What must never be so, in words. */
export function faultsOf(state: BattleState): readonly string[] {
  return [...zuluFaults(state), ...hexFaults(state), ...unitFaults(state), ...countFaults(state)]
}

function zuluFaults(state: BattleState): string[] {
  const faults: string[] = []
  const { onrush } = tablesOf(state.params)
  let all = state.fallen >= 0 ? 1 : 0
  state.zulus.forEach((count, hex) => {
    all += count
    if (count > 1 && onrush[hex] !== 1) faults.push(`${count} Zulus in ${hexName(state, hex)}`)
    if (count > 0 && (state.params.enter[hex] ?? 0) === 0)
      faults.push(`Zulus on closed ground in ${hexName(state, hex)}`)
    if (count > 0 && (state.bodies[hex] ?? 0) > 0) faults.push(`Zulus and British in ${hexName(state, hex)}`)
    if (count > 0 && hex === state.wagon && !state.wagonCaptured)
      faults.push('Zulus in the hex of a wagon not captured')
    if ((state.sorties[hex] ?? 0) > 1 && !state.params.rulings.manyOnrushAttacks)
      if (state.stage === 'storm') faults.push(`${state.sorties[hex] ?? 0} attacks out of ${hexName(state, hex)}`)
  })
  const start = state.params.zulus.reduce((sum, [, count]) => sum + count, 0)
  if (all !== start) faults.push(`${all} Zulus of ${start}`)
  return faults
}

/** What is counted by hex must be what stands there. */
function hexFaults(state: BattleState): string[] {
  const faults: string[] = []
  const { closedToBritish } = tablesOf(state.params)
  const force = new Map<number, number>()
  const bodies = new Map<number, number>()
  state.at.forEach((hex, unit) => {
    if (hex < 0) return
    force.set(hex, (force.get(hex) ?? 0) + (state.strength[unit] ?? 0))
    bodies.set(hex, (bodies.get(hex) ?? 0) + 1)
    if (closedToBritish[hex]) faults.push(`${unitName(state, unit)} on closed ground in ${hexName(state, hex)}`)
  })
  const full = overstacked(state)
  state.bodies.forEach((count, hex) => {
    if (count !== (bodies.get(hex) ?? 0)) faults.push(`${count} units counted in ${hexName(state, hex)}`)
    const points = state.force[hex] ?? 0
    if (points !== (force.get(hex) ?? 0)) faults.push(`${points} strength points counted in ${hexName(state, hex)}`)
    if (points > state.params.stacking && hex !== full)
      faults.push(`${points} strength points in ${hexName(state, hex)}`)
    if ((state.attacked[hex] ?? 0) > 1 && !state.params.rulings.onrushTargetedOften)
      faults.push(`${hexName(state, hex)} attacked ${state.attacked[hex] ?? 0} times`)
  })
  return faults
}

function unitFaults(state: BattleState): string[] {
  const faults: string[] = []
  const { numbers, units } = state.params
  units.forEach(({ strength, fixed, hex, free }, unit) => {
    const name = unitName(state, unit)
    const left = state.strength[unit] ?? 0
    const at = state.at[unit] ?? -1
    if (left > strength) faults.push(`${name} has ${left} strength points of ${strength}`)
    if (left === 0 && at >= 0) faults.push(`${name} stands without strength`)
    if ((state.fired[unit] ?? 0) > left && (state.stage === 'reaction' || state.stage === 'combat'))
      faults.push(`${name} fired ${state.fired[unit] ?? 0} of ${left}`)
    if ((state.spent[unit] ?? 0) > numbers.britishMovement) faults.push(`${name} spent ${state.spent[unit] ?? 0} MP`)
    if (fixed && ((at >= 0 && at !== hex && !free) || state.square[unit] || state.fired[unit]))
      faults.push(`${name} moved, formed square or fired`)
  })
  state.leaders.forEach((hex, leader) => {
    const mayBeAlone = state.asks === 'rejoin' || state.stage === 'deploy'
    if (hex >= 0 && (state.bodies[hex] ?? 0) === 0 && !mayBeAlone) faults.push(`${leaderName(state, leader)} is alone`)
  })
  if (state.colors === 'shown' && state.wagonCaptured) faults.push('the Colors are shown, but the wagon is captured')
  if (state.colors === 'captured' && !state.wagonCaptured) faults.push('the Colors are captured without the wagon')
  return faults
}

function countFaults(state: BattleState): string[] {
  const { tally, params } = state
  const faults: string[] = []
  if (tally.zulusEliminated !== tally.britishHits)
    faults.push(`${tally.zulusEliminated} Zulus lost to ${tally.britishHits} hits`)
  const waiting = params.units.reduce(
    (sum, _, unit) => sum + ((state.at[unit] ?? -1) < 0 ? (state.strength[unit] ?? 0) : 0),
    0,
  )
  const start = params.units.reduce((sum, { strength }) => sum + strength, 0)
  const lost = tally.lostToAttacks + tally.lostToSniping + tally.lostToDisplacement
  if (start - strengthOnMap(state) - waiting !== lost) faults.push(`${lost} strength points lost do not add up`)
  const open = state.struck >= 0 ? 1 : 0
  if (tally.zuluHits !== tally.lostToAttacks + open)
    faults.push(`${tally.zuluHits} Zulu hits, ${tally.lostToAttacks} points`)
  return faults
}
