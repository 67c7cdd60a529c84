import { seededRng, type Rng } from '../../rng.ts'
import type { Policy, QuickGame } from '../../rules-model.ts'
import type { BattleMove } from './battle-move.ts'
import type { BattleParams } from './battle-params.ts'
import type { BattleState } from './battle-state.ts'
import { cloneState, copyState } from './copy-state.ts'
import { britishPolicy, type BritishPlay } from './policies/british-play.ts'
import { planFire } from './policies/fire-plan.ts'
import { marchAll } from './policies/march-all.ts'
import { BRITISH_PLAYS, ZULU_PLAYS } from './policies/policies.ts'
import { newStormPlan, nextAttack, type StormPlan } from './policies/storm-plan.ts'
import { namedUnit, strongestIn, zuluPolicy, type ZuluPlay } from './policies/zulu-play.ts'
import { BRITISH, ZULU } from './seats.ts'
import { setUp } from './setup.ts'
import { advanceFrom, comeBack, strike } from './stages/after-a-hit.ts'
import { joinFire, rollFire } from './stages/fire.ts'
import { snipe } from './stages/sniping.ts'
import { storm } from './stages/storm.ts'
import { applyMove, comesUp, endStage, rulesNow } from './turn.ts'

/** Who plays a quick game: the plays for whole stages, policies for single decisions. */
interface Players {
  readonly zulu: ZuluPlay
  readonly british: BritishPlay
  readonly policies: readonly [british: Policy<BattleState, BattleMove>, zulu: Policy<BattleState, BattleMove>]
  readonly plan: StormPlan
}

/**
 * Quick play for policies that have a name: the same steps of the rules on the same state, but Zulu movement, fire, Zulu attacks and sniping are played in
 * one go, without a move put together and looked at for each of them. All else is played move by move.
 */
export function quickGame(
  params: BattleParams,
  [britishName = '', zuluName = '']: readonly string[],
): QuickGame | undefined {
  const british = BRITISH_PLAYS.get(britishName)
  const zulu = ZULU_PLAYS.get(zuluName)
  if (!british || !zulu) return undefined
  const plan = newStormPlan(params)
  let start: BattleState | undefined
  let state: BattleState | undefined
  return (seed, game) => {
    const rng = seededRng(seed, game)
    const players: Players = { zulu, british, plan, policies: [britishPolicy(british), zuluPolicy(zulu, params)] }
    if (!start || !state) {
      start = deploy(params, players, rng)
      state = cloneState(start)
    } else copyState(start, state)
    while (!state.end) playOn(state, players, rng)
    const { winner, ending, turns, score, figures, fought } = state.end
    return { winner, ending, turns, score, figures, fought, picks: rng.picks }
  }
}

/** The position after the set-up, which is the same in every game: no policy with a name draws for it. */
function deploy(params: BattleParams, players: Players, rng: Rng): BattleState {
  const state = setUp(params, rng)
  while (state.stage === 'deploy') decide(state, players, rng)
  return state
}

/** Plays a stage, or a single decision. */
function playOn(state: BattleState, players: Players, rng: Rng): void {
  const { asks } = state
  if (asks === 'march') marchAll(state, players.zulu, rng)
  else if (asks === 'reaction' || asks === 'combat') fireAll(state, players, rng)
  else if (asks === 'storm') stormAll(state, players, rng)
  else if (asks === 'snipe') snipeAll(state, players, rng)
  else return decide(state, players, rng)
  if (!state.end) endStage(state, rng)
}

/** Plays one decision by the policy of its side. */
function decide(state: BattleState, { policies }: Players, rng: Rng): void {
  const policy = policies[rulesNow(state).seat === BRITISH ? BRITISH : ZULU]
  applyMove(state, policy.choose(state, rng), rng)
}

/** Plays what has come up after a hit. */
function settle(state: BattleState, { zulu, policies }: Players, rng: Rng): void {
  for (let asks = comesUp(state, rng); asks && !state.end; asks = comesUp(state, rng)) {
    if (asks === 'return') comeBack(state, zulu.comeBack(state, rng))
    else if (asks === 'victim') strike(state, strongestIn(state, state.struck))
    else if (asks === 'advance') advanceFrom(state, zulu.advance(state, rng))
    else {
      state.asks = asks
      const move = policies[BRITISH].choose(state, rng)
      rulesNow(state).apply(state, move, rng)
      state.asks = state.stage
    }
  }
}

/** Phase II, or the combat of phases IV and V: targets ascending. */
function fireAll(state: BattleState, players: Players, rng: Rng): void {
  const { head, next, unit, committed } = planFire(state, players.british.firstTargets(state))
  for (let target = 0; target < head.length; target++) {
    let strength = 0
    let isFiredAt = false
    for (let shot = head[target] ?? -1; shot >= 0; shot = next[shot] ?? -1) {
      const points = committed[shot] ?? 0
      if (points === 0) continue
      strength += joinFire(state, target, unit[shot] ?? 0, points)
      isFiredAt = true
    }
    if (!isFiredAt) continue
    rollFire(state, target, strength, rng)
    settle(state, players, rng)
  }
}

/** Phase III. */
function stormAll(state: BattleState, players: Players, rng: Rng): void {
  const { zulu, plan } = players
  zulu.storm(state, rng, plan)
  for (let from = nextAttack(state, plan, zulu.turnTo); from >= 0; from = nextAttack(state, plan, zulu.turnTo)) {
    const target = plan.order[plan.at] ?? 0
    storm(state, from, target, namedUnit(state, target), rng)
    settle(state, players, rng)
    if (state.end) return
  }
}

/** Phase VI. */
function snipeAll(state: BattleState, players: Players, rng: Rng): void {
  while (state.snipes > 0 && !state.end) {
    snipe(state, players.zulu.snipe(state))
    settle(state, players, rng)
  }
}
