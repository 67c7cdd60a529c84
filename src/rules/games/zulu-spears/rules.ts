import { anyRules, type RulesModel } from '../../rules-model.ts'
import { faultsOf, piecesOf } from './audit.ts'
import { anyMove, isLegalMove, legalMoves } from './legal-moves.ts'
import { say } from './messages.ts'
import { POLICIES } from './policies/policies.ts'
import { matchParams } from './match-packs.ts'
import { quickGame } from './quick/quick-game.ts'
import { quickPair } from './quick/quick-pair.ts'
import { readParams } from './read-params.ts'
import { redealHidden } from './redeal.ts'
import { replayExample } from './replay-example.ts'
import { reviewGame } from './review.ts'
import { BRITISH, SIDES, ZULU } from './roles.ts'
import { rulingsOf } from './rulings.ts'
import { setUp } from './setup.ts'
import { showMove, showState } from './show.ts'
import { STORY } from './story.ts'
import { applyMove, seatToMove } from './turn.ts'
import type { ZuluMove } from './zulu-move.ts'
import type { ZuluParams } from './zulu-params.ts'
import { cloneState, type ZuluState } from './zulu-state.ts'
import { viewOf, type ZuluView } from './zulu-view.ts'

/** What the side that decides next sees. */
const moverView = (state: ZuluState): ZuluView => viewOf(state, seatToMove(state) ?? ZULU)

/** Counted turns of the longest game: every turn the Zulus draw or lay at least one card. */
function longest(params: ZuluParams): number {
  const cards = params.packs[0].kindOf.length
  if (params.mode === 'solo') return cards
  return Math.ceil(Math.max(0, cards - params.openingHand) / params.draw)
}

/** Zulu Spears (Lloyd Krassner) and its solo variant (Markus Salo). */
export const zuluSpearsModel: RulesModel<ZuluParams, ZuluState, ZuluView, ZuluMove> = {
  meta: {
    id: 'zulu-spears',
    title: 'Zulu Spears',
    seats: SIDES,
    modes: ['two-player', 'solo'],
    endings: ['troops-gone', 'zulu-deck-empty'],
    score: 'British troops left',
    usual: ['keep', 'keep'],
  },
  messages: say,
  rulings: rulingsOf,
  params: readParams,
  review: reviewGame,
  deciders: (params) => (params.mode === 'solo' ? [BRITISH] : [ZULU, BRITISH]),
  longest,
  setup: setUp,
  toMove: seatToMove,
  moves: (state) => legalMoves(moverView(state)),
  isLegal: (state, move) => isLegalMove(moverView(state), move),
  sample: (state, rng) => anyMove(moverView(state), rng),
  apply: applyMove,
  clone: cloneState,
  observe: viewOf,
  redeal: redealHidden,
  result: (state) => state.end,
  showState,
  showMove,
  policies: POLICIES,
  metrics: (state) => ({ turn: state.turn, troops: state.troops, ...state.tally }),
  pieces: piecesOf,
  faults: faultsOf,
  replay: replayExample,
  quick: quickGame,
  story: STORY,
  pairing: { match: matchParams, quick: quickPair },
  foldTerm: ({ winner, turns, score }) => 1_000_000 * (winner ?? 0) + 1000 * turns + score,
}

export const zuluSpears = anyRules(zuluSpearsModel)
