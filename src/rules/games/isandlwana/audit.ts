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

/** What must never be so, in words. Zulu movement is looked at when it is over, not after each of a hundred moves. */
export function faultsOf(state: BattleState): readonly string[] {
  if (state.stage === 'march' && state.marched > 0) return []
  return [...hexFaults(state), ...unitFaults(state), ...countFaults(state)]
}

/** Hex by hex: who may stand there, how many, and whether what is counted is what stands there. */
function hexFaults(state: BattleState): string[] {
  const faults: string[] = []
  const { enter, rulings, stacking, zulus: start } = state.params
  const { onrush, closedToBritish } = tablesOf(state.params)
  const bodies = new Uint8Array(state.bodies.length)
  const force = new Uint8Array(state.bodies.length)
  for (let unit = 0; unit < state.at.length; unit++) {
    const hex = state.at[unit] ?? -1
    if (hex < 0) continue
    bodies[hex] = (bodies[hex] ?? 0) + 1
    force[hex] = (force[hex] ?? 0) + (state.strength[unit] ?? 0)
  }
  const full = overstacked(state)
  const find = (hex: number, fault: string): void => void faults.push(`${hexName(state, hex)}: ${fault}`)
  let all = state.fallen >= 0 ? 1 : 0
  for (let hex = 0; hex < bodies.length; hex++) {
    const zulus = state.zulus[hex] ?? 0
    const units = state.bodies[hex] ?? 0
    const points = state.force[hex] ?? 0
    all += zulus
    if (zulus > 1 && onrush[hex] !== 1) find(hex, `${zulus} Zulus`)
    if (zulus > 0 && enter[hex] === 0) find(hex, 'Zulus on closed ground')
    if (zulus > 0 && units > 0) find(hex, 'Zulus and British')
    if (zulus > 0 && hex === state.wagon && !state.wagonCaptured) find(hex, 'Zulus with a wagon that is not captured')
    if (units > 0 && closedToBritish[hex] === 1) find(hex, 'British on closed ground')
    if (units !== bodies[hex] || points !== force[hex]) find(hex, `${units} units and ${points} points counted`)
    if (points > stacking && hex !== full) find(hex, `${points} strength points`)
    if ((state.attacked[hex] ?? 0) > 1 && !rulings.onrushTargetedOften) find(hex, 'the target of two attacks')
    if (state.stage === 'storm' && (state.sorties[hex] ?? 0) > 1 && !rulings.manyOnrushAttacks)
      find(hex, 'two attacks out of the hex')
  }
  const count = start.reduce((sum, [, here]) => sum + here, 0)
  if (all !== count) faults.push(`${all} Zulus of ${count}`)
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
