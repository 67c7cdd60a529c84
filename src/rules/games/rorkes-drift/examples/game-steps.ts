import { makePolicy } from '../../../policy-name.ts'
import { seededRng, type Rng } from '../../../rng.ts'
import type { GameResult, Policy } from '../../../rules-model.ts'
import { endOfAssault, endOfTurn } from '../ending.ts'
import { spotName } from '../ground.ts'
import { DONE, type RorkesMove } from '../moves.ts'
import { POLICIES } from '../policies/policies.ts'
import { BRITISH, SIDES, ZULU } from '../rorkes-params.ts'
import { newState } from '../new-state.ts'
import { OUT, type RorkesState } from '../rorkes-state.ts'
import { postGarrison, returningOf } from '../stages/assault.ts'
import { formWave } from '../stages/waves.ts'
import { foldTerm } from '../fold-term.ts'
import { applyMove, deciderOf } from '../turn.ts'
import { addBritish, emptyTable, fillPool } from './position.ts'
import { numberGiven, sectionField, sectionGiven, wordGiven, YES_NO, yesNo, type Play, type Step } from './step.ts'

/** How many of so many casualties return. */
const returning: Step = {
  given: () => ({ lost: { is: 'number', absent: 0 } }),
  play: (play) => ({ returning: returningOf(emptyTable(play.params), numberGiven(play, 'lost')) }),
}

function winnerOf(end: GameResult | undefined): string {
  if (!end) return 'none'
  return end.winner === undefined ? 'draw' : SIDES[end.winner === ZULU ? ZULU : BRITISH]
}

const ENDING: Step['given'] = ({ numbers }) => ({
  british: { is: 'number', absent: 1, most: numbers.british },
  casualties: { is: 'number', absent: 0 },
  assault: { is: 'number', absent: 1, most: numbers.assaults },
  redoubt: YES_NO,
})

function ended(play: Play): RorkesState {
  const state = emptyTable(play.params)
  addBritish(state, 0, numberGiven(play, 'british'), play.params.ground.yards)
  state.casualties = numberGiven(play, 'casualties')
  state.assault = numberGiven(play, 'assault')
  if (wordGiven(play, 'redoubt') === 'yes') state.redoubt = state.assault
  return state
}

/** Whether anybody has won at the end of a turn. */
const turnEnd: Step = { given: ENDING, play: (play) => ({ winner: winnerOf(endOfTurn(ended(play))) }) }

/** Whether anybody has won at the end of an assault; the redoubt was built before it or not. */
const assaultEnd: Step = { given: ENDING, play: (play) => ({ winner: winnerOf(endOfAssault(ended(play))) }) }

function playersOf({ params, policies }: Play): Policy<RorkesState, RorkesMove>[] {
  return policies.map((name, seat) => makePolicy(POLICIES, params, seat, name))
}

/** The British player's set-up of so many figures: how many stand at each place, and where the officers are. */
const garrison: Step = {
  given: ({ numbers }) => ({
    figures: { is: 'number', absent: numbers.british, most: numbers.british },
    redoubt: YES_NO,
  }),
  play(play) {
    const { params, rng } = play
    const state = newState(params)
    state.standing = numberGiven(play, 'figures')
    state.british.lostIn.fill(1, state.standing)
    if (wordGiven(play, 'redoubt') === 'yes') state.redoubt = state.assault
    const move = playersOf(play)[BRITISH]?.choose(state, rng)
    if (move?.do !== 'garrison') throw new Error('the British do not set up')
    postGarrison(state, move.spots)
    const placed: Record<string, number | string> = {}
    for (let spot = 0; spot < params.ground.roofSpots; spot++)
      placed[spotName(params.ground, spot)] = state.counts.britishAt[spot]!
    params.officers.forEach(({ name }, figure) => {
      const spot = state.british.spot[figure]!
      placed[name] = spot < 0 ? 'out' : spotName(params.ground, spot)
    })
    return placed
  },
}

/** Plays a game to its end. */
function playOut(state: RorkesState, play: Play, rng: Rng): GameResult {
  const players = playersOf(play)
  while (!state.end) applyMove(state, players[deciderOf(state)]!.choose(state, rng), rng)
  return state.end
}

/** Plays so many turns without new waves. */
function playTurns(state: RorkesState, play: Play, number: number): void {
  const players = playersOf(play)
  const choose = () => (state.stage === 'waves' ? DONE : players[deciderOf(state)]!.choose(state, play.rng))
  while (!state.end && (state.turns < number || state.stage !== 'waves')) applyMove(state, choose(), play.rng)
}

/** Soldiers at a section against a wave that sets out in turn 1: the position after so many turns. */
const turns: Step = {
  given: (params) => ({
    section: sectionField(params, 'W1'),
    soldiers: { is: 'number', absent: 1, most: params.numbers.british - params.officers.length },
    wave: { is: 'number', absent: 1, most: params.numbers.zulus - 1 },
    turns: { is: 'number', absent: 1, most: params.numbers.turnCap },
  }),
  play(play) {
    const { params } = play
    const state = emptyTable(params)
    const section = sectionGiven(play)
    const first = params.officers.length
    addBritish(state, first, numberGiven(play, 'soldiers'), 2 * section + 1)
    fillPool(state, params.numbers.zulus)
    formWave(state, section, numberGiven(play, 'wave'))
    state.stage = 'waves'
    playTurns(state, play, numberGiven(play, 'turns'))
    const zone = params.ground.sections[section]!.behind
    return {
      kills: state.waves[0]?.kills ?? 0,
      loaded: yesNo(state.british.shots[first]! > 0),
      inside: state.counts.zulusIn[zone]!,
      outside: state.counts.zulusAt[2 * section]!,
      advancing: state.counts.advancing[section]!,
      'british-out': state.british.spot[first] === OUT ? 1 : 0,
      'melee-rolls': state.rolls[section]!,
    }
  },
}

/** Whole games from number 0 on: their fold, and how they came out. */
const games: Step = {
  given: () => ({ seed: { is: 'number', absent: 1 }, games: { is: 'number', absent: 1, most: 1000 } }),
  play(play) {
    const wins = { zulu: 0, british: 0, draw: 0 }
    let fold = 0
    for (let game = 0; game < numberGiven(play, 'games'); game++) {
      const state = newState(play.params)
      const end = playOut(state, play, seededRng(numberGiven(play, 'seed'), game))
      if (end.winner === ZULU) wins.zulu++
      else if (end.winner === BRITISH) wins.british++
      else wins.draw++
      fold = (Math.imul(31, fold) + foldTerm(end)) >>> 0
    }
    return { fold, ...wins }
  },
}

/** Steps of the whole game, by name. */
export const GAME_STEPS: Readonly<Record<string, Step>> = {
  returning,
  'turn-end': turnEnd,
  'assault-end': assaultEnd,
  garrison,
  turns,
  games,
}
