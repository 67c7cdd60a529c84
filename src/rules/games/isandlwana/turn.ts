import type { Rng } from '../../rng.ts'
import type { Listener } from '../../rules-model.ts'
import type { BattleMove } from './battle-move.ts'
import type { BattleState, Decision, Interrupt, Stage } from './battle-state.ts'
import { endBattle, lookForElimination, loseLeader } from './losses.ts'
import {
  advanceRules,
  loneLeader,
  rejoinHexes,
  rejoinRules,
  returnHexes,
  returnRules,
  victimRules,
} from './stages/after-a-hit.ts'
import { areColorsDue, arriveRules, colorsRules, nextArrival } from './stages/arrivals.ts'
import type { DecisionRules } from './stages/decision-rules.ts'
import { deployRules, nextPiece } from './stages/deploy.ts'
import { displaceRules, isDisplacing } from './stages/displace.ts'
import { canFire, fireRules } from './stages/fire.ts'
import { marchReport, marchRules } from './stages/march.ts'
import { movementRules } from './stages/movement.ts'
import { orderRules } from './stages/order.ts'
import { rollForLeaders, rollSniping, snipeRules } from './stages/sniping.ts'
import { canStorm, stormRules } from './stages/storm.ts'
import { hexName, leaderName, tellOf } from './telling.ts'
import { unitsIn } from './ways.ts'

const RULES: Readonly<Record<Decision, DecisionRules>> = {
  deploy: deployRules,
  colors: colorsRules,
  arrive: arriveRules,
  march: marchRules,
  reaction: fireRules,
  storm: stormRules,
  order: orderRules,
  combat: fireRules,
  movement: movementRules,
  displace: displaceRules,
  snipe: snipeRules,
  return: returnRules,
  victim: victimRules,
  rejoin: rejoinRules,
  advance: advanceRules,
}

/** The rules of what is to be decided now. */
export function rulesNow(state: BattleState): DecisionRules {
  return RULES[state.asks]
}

/** Plays a legal move and all that follows from it, up to the next decision. */
export function applyMove(state: BattleState, move: BattleMove, rng: Rng, tell?: Listener): void {
  const endsStage = state.asks === 'order' || (move.do === 'done' && state.asks === state.stage)
  if (move.do !== 'done' || !endsStage) RULES[state.asks].apply(state, move, rng, tell)
  if (endsStage) nextStage(state, rng, tell)
  advance(state, rng, tell)
}

/** Ends a stage, and plays all that follows from it. */
export function endStage(state: BattleState, rng: Rng): void {
  nextStage(state, rng)
  advance(state, rng)
}

/** Plays all that goes by itself, up to a decision or the end. */
export function advance(state: BattleState, rng: Rng, tell?: Listener): void {
  while (!state.end) {
    const interrupt = comesUp(state, rng, tell)
    // What came up may have ended the battle.
    if (state.end as unknown) return
    if (interrupt) {
      state.asks = interrupt
      return
    }
    if (isOpen(state, tell)) {
      state.asks = state.stage
      return
    }
    // An elimination by displacement may leave a leader alone, or more to displace.
    if (state.bled || (state.stage === 'displace' && state.exempt.length > 0)) continue
    nextStage(state, rng, tell)
  }
}

/** What has to be decided before the stage goes on; what has only one answer is done at once. */
export function comesUp(state: BattleState, rng: Rng, tell?: Listener): Interrupt | undefined {
  if (state.fallen >= 0) {
    const hexes = returnHexes(state, state.fallen)
    if (state.params.rulings.recycle === 'policy' && hexes.length > 1) return 'return'
    const hex = hexes[hexes.length > 1 ? rng.pick(hexes.length) : 0] ?? -1
    returnRules.apply(state, { do: 'return', hex }, rng, tell)
  }
  if (state.struck >= 0) {
    const units = unitsIn(state, state.struck)
    if (units.length > 1) return 'victim'
    victimRules.apply(state, { do: 'victim', unit: units[0] ?? -1 }, rng, tell)
  }
  if (state.bled) {
    for (let leader = loneLeader(state); leader >= 0; leader = loneLeader(state)) {
      const from = state.leaders[leader] ?? -1
      const hexes = state.params.rulings.loneLeaderDies ? [] : rejoinHexes(state, from)
      if (hexes.length > 1) return 'rejoin'
      const [hex] = hexes
      if (hex !== undefined) rejoinRules.apply(state, { do: 'rejoin', hex }, rng, tell)
      else {
        loseLeader(state, leader)
        tellOf(state, tell, 'leader', () => `${leaderName(state, leader)} in ${hexName(state, from)} is lost (8.6E).`)
      }
    }
    lookForElimination(state, tell)
  }
  return state.emptied >= 0 ? 'advance' : undefined
}

/** Whether somebody has something to decide in the stage. */
function isOpen(state: BattleState, tell?: Listener): boolean {
  switch (state.stage) {
    case 'deploy':
      return nextPiece(state) !== undefined
    case 'colors':
      return areColorsDue(state)
    case 'arrive':
      return nextArrival(state) !== undefined
    case 'march':
    case 'order':
    case 'movement':
      return true
    case 'reaction':
    case 'combat':
      return canFire(state)
    case 'storm':
      return canStorm(state)
    case 'displace':
      return isDisplacing(state, tell)
    case 'snipe':
      return state.snipes > 0
  }
}

/** The stage that follows, but for what depends on the order of phases IV and V. Displacement belongs to the end of Movement. */
const AFTER: Readonly<Record<Stage, Stage>> = {
  deploy: 'colors',
  colors: 'arrive',
  arrive: 'march',
  march: 'reaction',
  reaction: 'storm',
  storm: 'order',
  order: 'combat',
  combat: 'snipe',
  movement: 'displace',
  displace: 'snipe',
  snipe: 'colors',
}

function stageAfter({ stage, first }: BattleState): Stage {
  if (stage === 'order') return first
  if (stage === 'combat' && first === 'combat') return 'movement'
  if (stage === 'displace' && first === 'movement') return 'combat'
  return AFTER[stage]
}

/** What is made ready when a stage begins. */
const BEGIN: Partial<Readonly<Record<Stage, (state: BattleState, rng: Rng, tell?: Listener) => void>>> = {
  march(state) {
    state.fresh.set(state.zulus)
    state.marched = 0
  },
  reaction: clearFire,
  storm(state) {
    for (const array of [state.stormed, state.sorties, state.attacked]) array.fill(0)
    state.target = -1
    state.attackers = []
  },
  combat: clearFire,
  movement(state) {
    for (const array of [state.spent, state.moved, state.reformed, state.led]) array.fill(0)
    state.wagonMoved = false
  },
  snipe: rollSniping,
}

function clearFire(state: BattleState): void {
  state.fired.fill(0)
  state.attacked.fill(0)
}

/** Goes on to the next stage; after the last one leaders are rolled for and the turn marker moves. */
function nextStage(state: BattleState, rng: Rng, tell?: Listener): void {
  if (state.stage === 'march') tellOf(state, tell, 'march', () => marchReport(state))
  if (state.stage === 'snipe') {
    rollForLeaders(state, rng, tell)
    if (state.end) return
    if (state.turn >= state.params.numbers.turns) return endBattle(state, 'survival', tell)
    state.turn++
  }
  state.stage = stageAfter(state)
  BEGIN[state.stage]?.(state, rng, tell)
}
