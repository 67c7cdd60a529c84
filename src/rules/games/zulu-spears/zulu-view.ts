import { BRITISH, SIDES, ZULU, type SideId } from './roles.ts'
import type { Pack, Stage, ZuluParams } from './zulu-params.ts'
import { stageOf, type ZuluState } from './zulu-state.ts'

/** What a player sees: the own hand, everything on the table, and how many cards lie where the faces are hidden. */
export interface ZuluView {
  readonly params: ZuluParams
  readonly side: SideId
  readonly pack: Pack
  readonly stage: Stage
  readonly turn: number
  readonly troops: number
  readonly hand: readonly number[]
  readonly standing: readonly number[]
  readonly attack: readonly number[]
  readonly shots: number
  readonly discards: readonly [readonly number[], readonly number[]]
  /** Numbers of hidden cards: decks and hands by seat, face-down row, cards shot away face down. */
  readonly decks: readonly [number, number]
  readonly hands: readonly [number, number]
  readonly faceDown: number
  readonly unseen: number
}

/** What the player of a seat sees. Lists are those of the state: read them, do not change them. */
export function viewOf(state: ZuluState, seat: number): ZuluView {
  const own = seat === ZULU ? state.zulu : state.british
  return {
    params: state.params,
    side: SIDES[seat === ZULU ? ZULU : BRITISH],
    pack: state.params.packs[seat === ZULU ? ZULU : BRITISH],
    stage: stageOf(state),
    turn: state.turn,
    troops: state.troops,
    hand: own.hand,
    standing: state.standing,
    attack: state.attack,
    shots: state.shots,
    discards: [state.zulu.discard, state.british.discard],
    decks: [state.zulu.deck.length, state.british.deck.length],
    hands: [state.zulu.hand.length, state.british.hand.length],
    faceDown: state.faceDown.length,
    unseen: state.unseen.length,
  }
}
