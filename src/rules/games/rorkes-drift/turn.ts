import type { Listener } from '../../rules-model.ts'
import type { Rng } from '../../rng.ts'
import { endOfAssault, endOfTurn } from './ending.ts'
import { report } from './events.ts'
import type { RorkesMove } from './moves.ts'
import { BRITISH, ZULU } from './rorkes-params.ts'
import type { RorkesState } from './rorkes-state.ts'
import { playAct } from './stages/acts.ts'
import { postGarrison, prepareAssault } from './stages/assault.ts'
import { burnRoofs } from './stages/burning.ts'
import { rollInitiative } from './stages/initiative.ts'
import { checkMorale } from './stages/morale.ts'
import { reloadAll } from './stages/reload.ts'
import { fireRifles } from './stages/riflemen.ts'
import { formWave, hasWaves, mayFormWaves, stepWaves, useMarkers, withdrawWave } from './stages/waves.ts'

/** Seat that decides the present stage. */
export function deciderOf({ stage, side }: RorkesState): number {
  switch (stage) {
    case 'redoubt':
    case 'garrison':
      return BRITISH
    case 'waves':
    case 'withdraw':
      return ZULU
    case 'moves':
    case 'attacks':
      return side
  }
}

/** Begins a turn: nobody has acted yet, and the Zulus may form waves. */
export function startTurn(state: RorkesState, rng: Rng, tell?: Listener): void {
  state.ofTurn.fill(0)
  const { waves } = state
  for (let number = 0; number < waves.length; number++) waves[number]!.fought = false
  state.call = 0
  state.stage = 'waves'
  if (!mayFormWaves(state)) wavesFormed(state, rng, tell)
}

/** After the waves: without any in play, or after the last turn, the assault is over. */
function wavesFormed(state: RorkesState, rng: Rng, tell?: Listener): void {
  if (hasWaves(state) && state.turn <= state.params.numbers.turnCap) {
    rollInitiative(state, rng, tell)
    return nextCall(state, rng, tell)
  }
  const end = endOfAssault(state)
  if (tell) report(state, tell, 'end', 'assault-over', `Assault ${state.assault} is over.`)
  if (end) state.end = end
  else prepareAssault(state, tell)
}

/** Calls the next zone and side in which anybody can act; after the last one the turn runs to its end. */
function nextCall(state: RorkesState, rng: Rng, tell?: Listener): void {
  const zones = state.params.ground.zones.length
  while (state.call < 2 * zones) {
    const zone = state.call < zones ? state.call : state.call - zones
    const first = state.initiative[zone]!
    state.zone = zone
    state.side = state.call < zones ? first : 1 - first
    state.call++
    if (state.side === ZULU) {
      stepWaves(state, zone, tell)
      if (!callZulus(state)) continue
    } else if (state.counts.britishIn[zone] === 0 || !callBritish(state)) continue
    state.stage = 'moves'
    return
  }
  fireRifles(state, rng, tell)
  burnRoofs(state, rng, tell)
  checkMorale(state, rng, tell)
  useMarkers(state, tell)
  reloadAll(state)
  state.stage = 'withdraw'
  if (!hasWaves(state)) finishTurn(state, rng, tell)
}

/** Finds the British that act in this call: those in the zone that have not acted yet. Whether there are any. */
function callBritish({ british, zone, acting }: RorkesState): boolean {
  const { words, within, called } = british
  let any = 0
  for (let word = 0; word < words; word++) {
    const bits = within[zone * words + word]! & ~called[word]!
    called[word]! |= bits
    acting[word] = bits
    any |= bits
  }
  return any !== 0
}

/** Finds the Zulus that act in this call: those in the zone and outside at it that have not acted yet. Whether there are any. */
function callZulus({ params, zulus, counts, zone, acting }: RorkesState): boolean {
  const { words, at, within, called } = zulus
  const outside = params.ground.outsideOf[zone]!
  let there = counts.zulusIn[zone]!
  for (let i = 0; i < outside.length; i++) there += counts.zulusAt[outside[i]!]!
  if (there === 0) return false
  let any = 0
  for (let word = 0; word < words; word++) {
    let bits = within[zone * words + word]!
    for (let i = 0; i < outside.length; i++) bits |= at[outside[i]! * words + word]!
    bits &= ~called[word]!
    called[word]! |= bits
    acting[word] = bits
    any |= bits
  }
  return any !== 0
}

/** Whether figures of this call may find anybody to attack, wherever they have just moved. For Zulus any British who stand are enough, since they are nearly always in reach. */
function hasEnemies({ params, counts, zone, side, standing }: RorkesState): boolean {
  if (side === ZULU) return standing > 0
  const { posts, openTo, zoneOf } = params.ground
  if (counts.zulusIn[zone]! > 0) return true
  const open = openTo[zone]!
  for (let i = 0; i < open.length; i++) if (counts.zulusIn[open[i]!]! > 0) return true
  const own = posts[zone]!
  for (let i = 0; i < own.length; i++) {
    const far = own[i]! ^ 1
    const beyond = zoneOf[far]!
    if (counts.zulusAt[far]! > 0) return true
    if (beyond < 0 ? counts.advancing[far >> 1]! > 0 : counts.zulusIn[beyond]! > 0) return true
  }
  return false
}

/** Ends the turn, and the game where somebody has won. */
function finishTurn(state: RorkesState, rng: Rng, tell?: Listener): void {
  state.turns++
  const end = endOfTurn(state)
  if (end) {
    state.end = end
    return
  }
  state.turn++
  startTurn(state, rng, tell)
}

/** Plays a legal move and all that follows from it, up to the next decision. */
export function applyMove(state: RorkesState, move: RorkesMove, rng: Rng, tell?: Listener): void {
  switch (move.do) {
    case 'done':
      return endStage(state, rng, tell)
    case 'redoubt':
      if (move.build) {
        state.redoubt = state.assault
        if (tell) report(state, tell, 'Between assaults', 'redoubt', 'The British build the redoubt.')
      }
      state.stage = 'garrison'
      return
    case 'garrison':
      postGarrison(state, move.spots, tell)
      return startTurn(state, rng, tell)
    case 'wave':
      formWave(state, move.section, move.size, tell)
      if (!mayFormWaves(state)) wavesFormed(state, rng, tell)
      return
    case 'withdraw':
      withdrawWave(state, move.wave, 'end', tell)
      if (!hasWaves(state)) finishTurn(state, rng, tell)
      return
    case 'move':
    case 'jump':
    case 'chop':
    case 'climb':
    case 'fire':
    case 'fight':
      return playAct(state, move, rng, tell)
  }
}

/** Goes on after a stage whose decider wants no more. */
export function endStage(state: RorkesState, rng: Rng, tell?: Listener): void {
  switch (state.stage) {
    case 'waves':
      return wavesFormed(state, rng, tell)
    case 'moves':
      if (!hasEnemies(state)) return nextCall(state, rng, tell)
      state.stage = 'attacks'
      return
    case 'attacks':
      return nextCall(state, rng, tell)
    case 'withdraw':
      return finishTurn(state, rng, tell)
    case 'redoubt':
    case 'garrison':
      throw new Error(`${state.stage} cannot be passed over`)
  }
}
