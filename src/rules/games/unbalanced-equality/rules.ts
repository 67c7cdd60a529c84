import { anyRules, type RulesModel } from '../../rules-model.ts'
import { anyMove } from './any-move.ts'
import { faultsOf, piecesOf } from './audit.ts'
import type { EqualityMove } from './equality-move.ts'
import type { EqualityParams } from './equality-params.ts'
import { cloneState, type EqualityState } from './equality-state.ts'
import { viewOf, type EqualityView } from './equality-view.ts'
import { foldTerm } from './fold-term.ts'
import { isLegalMove } from './legal-moves.ts'
import { say } from './messages.ts'
import { POLICIES } from './policies/policies.ts'
import { readParams } from './read/read-params.ts'
import { quickGame } from './quick-game.ts'
import { redealHidden } from './redeal.ts'
import { replayExample } from './replay-example.ts'
import { MODE, rulingsOf } from './rulings.ts'
import { BRITISH, SIDES, ZULU } from './seats.ts'
import { setUp } from './setup.ts'
import { showMove, showState } from './show.ts'
import { ENDINGS, lostBy } from './steps/end.ts'
import { applyMove } from './turn.ts'

/** Unbalanced Equality (Jack Scruby, retold by Dennis Frank). */
export const unbalancedEqualityModel: RulesModel<EqualityParams, EqualityState, EqualityView, EqualityMove> = {
  meta: {
    id: 'unbalanced-equality',
    title: 'Unbalanced Equality',
    seats: SIDES,
    modes: [MODE],
    endings: ENDINGS,
    score: 'British men left',
    figures: ['zulu-men-lost', 'british-men-lost'],
    usual: ['frontal', 'firing-line'],
  },
  messages: say,
  rulings: rulingsOf,
  params: readParams,
  review: () => [],
  deciders: () => [ZULU, BRITISH],
  longest: ({ numbers }) => numbers.turnLimit,
  setup: setUp,
  toMove: (state) => (state.end ? undefined : state.seat),
  moves: () => undefined,
  isLegal: (state, move) => isLegalMove(viewOf(state, state.seat), move),
  sample: (state, rng) => anyMove(viewOf(state, state.seat), rng),
  apply: applyMove,
  clone: cloneState,
  observe: viewOf,
  redeal: redealHidden,
  result: (state) => state.end,
  showState,
  showMove,
  policies: POLICIES,
  metrics: (state) => ({
    turn: state.turn,
    'zulu-men-lost': lostBy(state, ZULU),
    'british-men-lost': lostBy(state, BRITISH),
  }),
  pieces: piecesOf,
  faults: faultsOf,
  replay: replayExample,
  quick: quickGame,
  foldTerm,
}

export const unbalancedEquality = anyRules(unbalancedEqualityModel)
