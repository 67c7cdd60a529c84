import { anyRules, type RulesModel } from '../../rules-model.ts'
import { faultsOf, piecesOf } from './audit.ts'
import { boardOf } from './board.ts'
import type { BattleMove } from './battle-move.ts'
import type { BattleParams } from './battle-params.ts'
import type { BattleState } from './battle-state.ts'
import { cloneState } from './copy-state.ts'
import { foldTerm } from './fold-term.ts'
import { ENDINGS, FIGURES, figuresOf } from './losses.ts'
import { say } from './messages.ts'
import { POLICIES } from './policies/policies.ts'
import { quickGame } from './quick-game.ts'
import { readParams } from './read-params.ts'
import { replayExample, sceneOf } from './replay-example.ts'
import { reviewGame } from './review.ts'
import { MODE, rulingsOf } from './rulings.ts'
import { BRITISH, SIDES, ZULU } from './seats.ts'
import { setUp } from './setup.ts'
import { showMove, showState } from './show.ts'
import { applyMove, rulesNow } from './turn.ts'

/** Last Stand at Isandlwana. Nothing is hidden, so what a seat sees is the position itself. */
export const isandlwanaModel: RulesModel<BattleParams, BattleState, BattleState, BattleMove> = {
  meta: {
    id: 'isandlwana',
    title: 'Last Stand at Isandlwana',
    seats: SIDES,
    modes: [MODE],
    endings: ENDINGS,
    score: 'British strength points left',
    figures: FIGURES,
    stretch: 1000,
    usual: ['stand', 'solitaire'],
    sharedChance: true,
  },
  messages: say,
  rulings: rulingsOf,
  params: readParams,
  review: reviewGame,
  deciders: () => [BRITISH, ZULU],
  longest: ({ numbers }) => numbers.turns,
  setup: setUp,
  toMove: (state) => (state.end ? undefined : rulesNow(state).seat),
  moves: (state) => rulesNow(state).moves?.(state),
  isLegal: (state, move) => rulesNow(state).isLegal(state, move),
  sample: (state, rng) => rulesNow(state).sample(state, rng),
  apply: applyMove,
  clone: cloneState,
  observe: (state) => state,
  redeal: () => undefined,
  result: (state) => state.end,
  showState,
  showMove,
  policies: POLICIES,
  metrics(state) {
    const figures = figuresOf(state)
    return { turn: state.turn, ...Object.fromEntries(FIGURES.map((name, i) => [name, figures[i] ?? 0])) }
  },
  pieces: piecesOf,
  board: boardOf,
  faults: faultsOf,
  replay: replayExample,
  scene: sceneOf,
  foldTerm,
  quick: quickGame,
}

export const isandlwana = anyRules(isandlwanaModel)
