import type { GivenReader } from '../../../helpers/given-reader.ts'
import type { EqualityParams } from '../equality-params.ts'
import { distanceSquared, unitAt, type EqualityState, type Unit } from '../equality-state.ts'
import { inCover } from '../cover.ts'
import { bandOf, failingNumber } from '../fire-effect.ts'
import { forwardOf, moveAway, moveTowards } from '../geometry.ts'
import { foldTerm } from '../fold-term.ts'
import { quickGame } from '../quick-game.ts'
import { BRITISH, ZULU } from '../seats.ts'
import { endTurn } from '../steps/end.ts'
import { fireAll } from '../steps/fire.ts'
import { roundALosses } from '../steps/round-a.ts'
import { shareLoss } from '../steps/share-loss.ts'
import { isGoneNow } from '../strength.ts'
import { playTurn } from './play-turn.ts'
import type { Rng } from '../../../rng.ts'

/** What came out of a step, by key of `expect`; beside it, every step gives the units and the winner. */
export type Outcomes = Readonly<Record<string, number | string | readonly number[]>>

/** What a step is played with. */
export interface StepInput {
  readonly params: EqualityParams
  readonly state: EqualityState
  readonly given: GivenReader
  readonly policies: readonly string[]
  readonly rng: Rng
}

/** A step that an example can play: the keys that it reads beside the position, and what it does. */
export interface ExampleStep {
  readonly keys: readonly string[]
  play(input: StepInput): Outcomes
}

/** Names of the bands of range. */
const BANDS = ['short', 'medium', 'long']

const yesNo = (holds: boolean): string => (holds ? 'yes' : 'no')

/** Steps by the name that `do` gives. */
export const STEPS: Readonly<Record<string, ExampleStep>> = {
  turn: {
    keys: [],
    play({ state, policies, rng }) {
      playTurn(state, policies, rng)
      return {}
    },
  },
  shot: { keys: ['by', 'at', 'distance', 'at-gun'], play: playShot },
  look: {
    keys: [],
    play({ state }) {
      for (const unit of state.units) isGoneNow(unit, state.params)
      return {}
    },
  },
  cover: {
    keys: ['unit', 'enemy'],
    play({ state, given }) {
      const unit = unitIn(state, given, 'unit')
      return unit ? { cover: yesNo(inCover(unit, given.point('enemy'))) } : {}
    },
  },
  'round-a': {
    keys: ['winner', 'loser'],
    play({ params, given }) {
      const [winner, loser] = roundALosses(given.count('winner'), given.count('loser'), params)
      return { 'winner-loses': winner, 'loser-loses': loser }
    },
  },
  share: {
    keys: ['loss', 'men'],
    play: ({ given }) => ({ shares: shareLoss(given.count('loss'), given.counts('men')) }),
  },
  'move-towards': {
    keys: ['from', 'to', 'length'],
    play({ given }) {
      const [place, to] = [{ ...given.point('from') }, given.point('to')]
      moveTowards(place, to.x, to.y, given.count('length'))
      return { at: [place.x, place.y] }
    },
  },
  'move-away': {
    keys: ['from', 'enemy', 'length'],
    play({ params, given }) {
      const [place, enemy] = [{ ...given.point('from') }, given.point('enemy')]
      moveAway(place, enemy, given.count('length'), ZULU, params.numbers)
      return { at: [place.x, place.y] }
    },
  },
  'army-morale': {
    keys: [],
    play({ state, rng }) {
      endTurn(state, rng)
      return {}
    },
  },
  games: { keys: ['seed', 'games'], play: playGames },
}

function unitIn(state: EqualityState, given: GivenReader, key: string): Unit | undefined {
  const ids = state.units.map(({ spec, number }) => ({ id: spec.id, number }))
  const found = given.name(key, ids)
  return found && unitAt(state.units, found.number)
}

/** One unit fires at another, which stays where it is; with a distance, from straight in front of it. */
function playShot({ state, given, rng }: StepInput): Outcomes {
  const unit = unitIn(state, given, 'by')
  const target = unitIn(state, given, 'at')
  if (!unit || !target) return {}
  if (given.has('distance')) {
    unit.x = target.x
    unit.y = target.y + forwardOf(target.spec.seat) * given.count('distance')
  }
  const square = distanceSquared(unit, target)
  const band = bandOf(square, unit.type.ranges)
  const fails = Math.max(0, failingNumber(unit, square, inCover(target, unit), state.params))
  const hits = target.hits
  const order = state.orders[unit.number]
  if (order && band >= 0) {
    order.target = target.number
    order.atGun = given.has('at-gun') && given.flag('at-gun')
  }
  fireAll(state, rng)
  return {
    kills: target.lostToFire,
    range: BANDS[band] ?? 'none',
    'fails-on': fails,
    hit: yesNo(target.hits > hits),
  }
}

/** Plays the first games of a seed by the policies. */
function playGames({ params, given, policies }: StepInput): Outcomes {
  const quick = quickGame(params, policies)
  const [seed, games] = [given.count('seed'), given.count('games')]
  let fold = 0
  let [zulu, british] = [0, 0]
  for (let game = 0; game < games && quick; game++) {
    const result = quick(seed, game)
    fold = (Math.imul(31, fold) + foldTerm(result)) >>> 0
    if (result.winner === ZULU) zulu++
    if (result.winner === BRITISH) british++
  }
  return { fold, 'zulu-wins': zulu, 'british-wins': british }
}
