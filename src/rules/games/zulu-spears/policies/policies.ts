import type { Policy, PolicyKind } from '../../../rules-model.ts'
import { anyMove } from '../legal-moves.ts'
import type { ZuluMove } from '../zulu-move.ts'
import type { ZuluParams } from '../zulu-params.ts'
import type { ZuluView } from '../zulu-view.ts'
import { chooseDefence, chooseFortification, chooseShot } from './british-play.ts'
import { chooseDiscard, keepOrder, literalOrder, type DiscardOrder } from './discards.ts'
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

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [literal, keep, hold, literalHold, random]
