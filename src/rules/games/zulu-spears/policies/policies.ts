import type { Policy, PolicyKind } from '../../../rules-model.ts'
import type { SearchRules } from '../../../search/search-rules.ts'
import { searchPolicy } from '../../../search/search-policy.ts'
import { withoutOption } from '../../../search/without-option.ts'
import { imagineState } from '../imagine.ts'
import { anyMove } from '../legal-moves.ts'
import { ZULU } from '../roles.ts'
import { applyMove, seatToMove } from '../turn.ts'
import type { ZuluMove } from '../zulu-move.ts'
import type { ZuluParams } from '../zulu-params.ts'
import type { ZuluState } from '../zulu-state.ts'
import { viewOf, type ZuluView } from '../zulu-view.ts'
import { chooseDefence, chooseFortification, chooseShot } from './british-play.ts'
import { chooseDiscard, keepOrder, literalOrder, type DiscardOrder } from './discards.ts'
import { nameOfMove, searchOptions } from './mcts-options.ts'
import { restrictionsOf } from './restrictions.ts'
import { chooseAttack } from './zulu-play.ts'

type Kind = PolicyKind<ZuluParams, ZuluView, ZuluMove>

/** The common play of both sides; policies differ in what they discard and when they attack. */
function commonPlay(order: DiscardOrder, threshold: number): Policy<ZuluView, ZuluMove> {
  return {
    choose(view) {
      switch (view.stage) {
        case 'lay':
          return chooseFortification(view)
        case 'snipers':
        case 'cannon':
          return chooseShot(view)
        case 'zulu-discard':
        case 'british-discard':
          return chooseDiscard(view, order)
        case 'attack':
          return chooseAttack(view, threshold)
        case 'defend':
          return chooseDefence(view)
        case 'draw':
        case 'approach':
        case 'reveal':
          throw new Error(`nobody decides ${view.stage}`)
      }
    },
  }
}

const BOTH = ['zulu', 'british']

/** Totals worth waiting for: two of the strongest cards. */
const strongTotal = ({ packs: [zulu] }: ZuluParams): readonly number[] => [
  2 * Math.max(0, ...zulu.kinds.map(({ force }) => force)),
]

const keep: Kind = {
  id: 'keep',
  summary: 'over the hand limit, gives up idle cards first and Attack, War Chant and Rally last',
  seats: BOTH,
  make: () => commonPlay(keepOrder, 0),
}

const literal: Kind = {
  id: 'literal',
  summary: 'over the hand limit, gives up the lowest force first',
  seats: BOTH,
  make: () => commonPlay(literalOrder, 0),
}

const hold: Kind = {
  id: 'hold',
  summary: '`keep`, and attacks only with a total of at least the number',
  seats: ['zulu'],
  number: 'least total of an attack',
  samples: strongTotal,
  modes: ['two-player'],
  make: (_params, _seat, number) => commonPlay(keepOrder, number),
}

const literalHold: Kind = {
  id: 'literal-hold',
  summary: '`literal`, and attacks only with a total of at least the number',
  seats: ['zulu'],
  number: 'least total of an attack',
  samples: strongTotal,
  modes: ['two-player'],
  make: (_params, _seat, number) => commonPlay(literalOrder, number),
}

const random: Kind = {
  id: 'random',
  summary: 'any legal move, all equally likely',
  seats: BOTH,
  make: () => ({ choose: anyMove }),
}

const mcts: Kind = {
  id: 'mcts',
  summary: 'searches: so many imagined games for each decision, played out by `keep`',
  seats: BOTH,
  number: 'games imagined for a decision',
  between: { least: 1, most: 100_000 },
  stronger: 20,
  stretch: (iterations) => Math.max(1, Math.round(1000 / iterations)),
  make: (_params, seat, iterations, without) =>
    searchPolicy(withoutOption(searchRules, seat, without), seat, iterations),
}

/** The rules as the search of `mcts` asks them. */
const searchRules: SearchRules<ZuluState, ZuluView, ZuluMove> = {
  imagine: imagineState,
  toMove: seatToMove,
  observe: viewOf,
  apply: applyMove,
  valueOf: valueOfGame,
  options: searchOptions,
  nameOf: nameOfMove,
  usual: () => commonPlay(keepOrder, 0),
}

/** A finished game to a seat: mostly whether it won, and a little how many troops stand, which tells good play from bad sooner. */
function valueOfGame({ end, troops, params }: ZuluState, seat: number): number {
  const standing = troops / params.troops
  return (end?.winner === seat ? 0.7 : 0) + 0.3 * (seat === ZULU ? 1 - standing : standing)
}

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [literal, keep, hold, literalHold, random, mcts].map((kind) => ({
  ...kind,
  restrictions: restrictionsOf,
}))
