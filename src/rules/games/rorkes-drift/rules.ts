import { anyRules, type RulesModel } from '../../rules-model.ts'
import { anyMove } from './any-move.ts'
import { faultsOf, piecesOf } from './audit.ts'
import { ENDINGS, FIGURES } from './ending.ts'
import { foldTerm } from './fold-term.ts'
import { isLegalMove } from './legal-moves.ts'
import { say } from './messages.ts'
import type { RorkesMove } from './moves.ts'
import { POLICIES } from './policies/policies.ts'
import { quickGame } from './quick-game.ts'
import { readParams } from './read-params.ts'
import { replayExample } from './replay-example.ts'
import { reviewGame } from './review.ts'
import { BRITISH, SIDES, ZULU, type RorkesParams } from './rorkes-params.ts'
import { cloneState, newState } from './new-state.ts'
import type { RorkesState } from './rorkes-state.ts'
import { MODES, rulingsOf } from './rulings.ts'
import { showMove, showState } from './show.ts'
import { applyMove, deciderOf } from './turn.ts'

/** The defence of Rorke's Drift, by assaults, waves and zones. Nothing on the table is hidden, so both seats see the whole position. */
export const rorkesDriftModel: RulesModel<RorkesParams, RorkesState, RorkesState, RorkesMove> = {
  meta: {
    id: 'rorkes-drift',
    title: "Rorke's Drift",
    seats: SIDES,
    modes: MODES,
    endings: ENDINGS,
    score: 'British figures left',
    figures: FIGURES,
    stretch: 2000,
    usual: ['weakest-section', 'hold-walls'],
  },
  messages: say,
  rulings: rulingsOf,
  params: readParams,
  review: reviewGame,
  deciders: () => [ZULU, BRITISH],
  longest: ({ numbers }) => numbers.assaults * numbers.turnCap,
  setup: (params) => newState(params),
  toMove: (state) => (state.end ? undefined : deciderOf(state)),
  moves: () => undefined,
  isLegal: isLegalMove,
  sample: anyMove,
  apply: applyMove,
  clone: cloneState,
  observe: (state) => state,
  redeal: () => undefined,
  result: (state) => state.end,
  showState,
  showMove,
  policies: POLICIES,
  metrics: ({ assault, turn, turns, standing, casualties, pool }) => ({
    assault,
    turn,
    turns,
    standing,
    casualties,
    pool,
  }),
  pieces: piecesOf,
  faults: faultsOf,
  replay: replayExample,
  quick: quickGame,
  foldTerm,
}

export const rorkesDrift = anyRules(rorkesDriftModel)
