import type { Listener } from '../../rules-model.ts'
import type { Rng } from '../../rng.ts'
import { endOfAssault, endOfTurn } from './ending.ts'
import { actingPhase, report } from './events.ts'
import { OUTSIDE } from './ground.ts'
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
  const { british, zulus } = state
  british.call.fill(0)
  british.moved.fill(0)
  british.busy.fill(0)
  british.fired.fill(0)
  british.struck.fill(0)
  british.fought.fill(0)
  british.inside.fill(0)
  british.across.fill(0)
  zulus.call.fill(0)
  zulus.moved.fill(0)
  zulus.busy.fill(0)
  zulus.struck.fill(0)
  zulus.attackers.fill(0)
  state.passed.fill(0)
  state.choppers.fill(0)
  for (const wave of state.waves) wave.fought = false
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
    state.call++
    state.zone = (state.call - 1) % zones
    const first = state.initiative[state.zone]!
    state.side = state.call <= zones ? first : 1 - first
    if (state.side === ZULU) stepWaves(state, state.zone, actingPhase(state), tell)
    callFigures(state)
    if (state.actors === 0) continue
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

/** Finds the figures that act in this call: those in the zone that have not acted yet. */
function callFigures(state: RorkesState): void {
  const { params, british, zulus, zone, side, call, acting } = state
  const { zoneOf, actsWith } = params.ground
  const { spot: spots, call: calls } = side === BRITISH ? british : zulus
  const zones = side === BRITISH ? zoneOf : actsWith
  let actors = 0
  for (let figure = 0, left = figuresIn(state); left > 0; figure++) {
    const spot = spots[figure]!
    if (spot < 0 || zones[spot] !== zone) continue
    left--
    if (calls[figure] !== 0) continue
    calls[figure] = call
    acting[actors++] = figure
  }
  state.actors = actors
}

/** Figures that the side has in the zone and, as Zulus have, at its outer sections and on its roofs. */
function figuresIn({ params, counts, zone, side }: RorkesState): number {
  const { outer, roofs, roofSpots } = params.ground
  if (side === BRITISH) return counts.britishIn[zone]!
  let figures = counts.zulusIn[zone]!
  for (const section of outer[zone]!) figures += counts.zulusAt[2 * section]!
  for (let roof = 0; roof < roofs.length; roof++)
    if (roofs[roof]!.with === zone) figures += counts.zulusAt[roofSpots + roof]!
  return figures
}

/** Whether anybody can be attacked by the figures of this call, wherever they have just moved. Zulus have the garrison within reach as a rule. */
function hasEnemies({ params, counts, zone, side, standing }: RorkesState): boolean {
  if (side === ZULU) return standing > 0
  const { posts, openTo, zoneOf } = params.ground
  if (counts.zulusIn[zone]! > 0) return true
  for (const other of openTo[zone]!) if (counts.zulusIn[other]! > 0) return true
  for (const post of posts[zone]!) {
    const beyond = zoneOf[post ^ 1]!
    if (counts.zulusAt[post ^ 1]! > 0) return true
    if (beyond === OUTSIDE ? counts.advancing[post >> 1]! > 0 : counts.zulusIn[beyond]! > 0) return true
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
