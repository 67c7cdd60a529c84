import { seededRng } from '../../../rng.ts'
import { foldTerm } from '../fold-term.ts'
import { lookForElimination, lookForEscape } from '../losses.ts'
import { BRITISH } from '../seats.ts'
import { setUp } from '../setup.ts'
import { isDisplacing } from '../stages/displace.ts'
import { rollForLeaders, rollSniping } from '../stages/sniping.ts'
import { applyMove, rulesNow } from '../turn.ts'
import { goTo, playersOf, playMove, settle, type ExampleStep, type Outcomes, type StepInput } from './step.ts'

/** Lets the policies decide in a stage for as long as it is open. */
function playStage(input: StepInput, isOpen: () => boolean): void {
  const { state, rng } = input
  const players = playersOf(input)
  while (!state.end && isOpen()) {
    const move = players[rulesNow(state).seat]?.choose(state, rng)
    if (!move || move.do === 'done') break
    playMove(input, move)
  }
}

function snipe(input: StepInput): Outcomes {
  const { state, rng } = input
  goTo(state, 'snipe')
  rollSniping(state, rng)
  playStage(input, () => state.snipes > 0)
  return { lost: state.tally.lostToSniping }
}

/** The end of the first British Movement Phase. */
function displace(input: StepInput): Outcomes {
  const { state } = input
  goTo(state, 'displace')
  while (state.exempt.length > 0 && !state.end) {
    playStage(input, () => isDisplacing(state))
    settle(input)
  }
  return { lost: state.tally.lostToDisplacement }
}

/** Plays the first games of a seed from the start of the scenario. */
function playBatch(input: StepInput): Outcomes {
  const { state, given } = input
  const [seed, games] = [given.count('seed'), given.count('games')]
  let fold = 0
  let wins = 0
  for (let game = 0; game < games; game++) {
    const rng = seededRng(seed, game)
    const players = playersOf(input)
    const battle = setUp(state.params, rng)
    while (!battle.end) {
      const move = players[rulesNow(battle).seat]?.choose(battle, rng)
      if (!move) throw new Error('nobody plays')
      applyMove(battle, move, rng)
    }
    fold = (Math.imul(31, fold) + foldTerm(battle.end)) >>> 0
    if (battle.end.winner === BRITISH) wins++
  }
  return { fold, 'british-wins': wins }
}

/** Steps of the later phases and of whole games, by the name that `do` gives. */
export const TURN_STEPS: Readonly<Record<string, ExampleStep>> = {
  sniping: { keys: [], play: snipe },
  leaders: {
    keys: [],
    play({ state, rng }) {
      rollForLeaders(state, rng)
      return {}
    },
  },
  displace: { keys: [], play: displace },
  victory: {
    keys: [],
    play({ state }) {
      lookForEscape(state)
      if (!state.end) lookForElimination(state)
      return {}
    },
  },
  batch: { keys: ['seed', 'games'], play: playBatch },
}
