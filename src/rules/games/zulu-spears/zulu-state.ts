import type { GameResult } from '../../rules-model.ts'
import type { SideId } from './roles.ts'
import { kindOf, type Pack, type Stage, type ZuluParams } from './zulu-params.ts'

/** A side's own cards. The hand is always in the hand order. */
export interface Pile {
  deck: number[]
  hand: number[]
  discard: number[]
}

/** What happened so far, in numbers. Totals are those of the last attack. */
export interface Tally {
  drawn: number
  attacks: number
  zuluTotal: number
  britishTotal: number
  lostToAttack: number
  lostToCost: number
  healed: number
  chants: number
  rallies: number
  snipers: number
  cannons: number
}

export interface ZuluState {
  readonly params: ZuluParams
  /** The turn being played, from 1. */
  turn: number
  /** Place in `params.stages`. */
  at: number
  troops: number
  zulu: Pile
  british: Pile
  /** Standing defences on the table. */
  standing: number[]
  /** Zulu cards laid face down, in the hand order (solo). */
  faceDown: number[]
  /** Zulu cards that were shot away face down; nobody has seen them (solo). */
  unseen: number[]
  /** Cards of the running attack, War Chants included. */
  attack: number[]
  /** Ranged cards played in this stage. */
  shots: number
  /** How often the British deck was made anew. */
  reshuffles: number
  tally: Tally
  end: GameResult | undefined
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  return {
    drawn: 0,
    attacks: 0,
    zuluTotal: 0,
    britishTotal: 0,
    lostToAttack: 0,
    lostToCost: 0,
    healed: 0,
    chants: 0,
    rallies: 0,
    snipers: 0,
    cannons: 0,
  }
}

/** The state before anything is drawn: both decks in list order. */
export function unplayedState(params: ZuluParams): ZuluState {
  const pile = (pack: Pack): Pile => ({ deck: pack.kindOf.map((_, card) => card), hand: [], discard: [] })
  return {
    params,
    turn: 1,
    at: 0,
    troops: params.troops,
    zulu: pile(params.packs[0]),
    british: pile(params.packs[1]),
    standing: [],
    faceDown: [],
    unseen: [],
    attack: [],
    shots: 0,
    reshuffles: 0,
    tally: emptyTally(),
    end: undefined,
  }
}

/** A state of its own: nothing that changes is shared. */
export function cloneState(state: ZuluState): ZuluState {
  const copy = ({ deck, hand, discard }: Pile): Pile => ({ deck: [...deck], hand: [...hand], discard: [...discard] })
  return {
    ...state,
    zulu: copy(state.zulu),
    british: copy(state.british),
    standing: [...state.standing],
    faceDown: [...state.faceDown],
    unseen: [...state.unseen],
    attack: [...state.attack],
    tally: { ...state.tally },
  }
}

/** The stage being played. */
export function stageOf(state: ZuluState): Stage {
  const entry = state.params.stages[state.at]
  if (!entry) throw new Error(`no stage ${state.at}`)
  return entry.stage
}

/** Title of the phase being played, as the scenario names it. */
export function phaseOf(state: ZuluState): string {
  return state.params.stages[state.at]?.phase ?? ''
}

export function packOf(params: ZuluParams, side: SideId): Pack {
  return side === 'zulu' ? params.packs[0] : params.packs[1]
}

/** Puts a card into a hand (or a row) at its place in the hand order. */
export function insertCard(pack: Pack, hand: number[], card: number): void {
  const rank = pack.rank[card] ?? 0
  let place = hand.length
  while (place > 0 && (pack.rank[hand[place - 1] ?? 0] ?? 0) > rank) place--
  hand.splice(place, 0, card)
}

/** Takes a card out of a hand. */
export function removeCard(hand: number[], card: number): void {
  const place = hand.indexOf(card)
  if (place < 0) throw new Error(`card ${card} is not there`)
  hand.splice(place, 1)
}

/** Whether a hand card may be discarded by choice, by the hand limit or by chance. */
export function canBeDiscarded(params: ZuluParams, side: SideId, card: number): boolean {
  const kind = kindOf(packOf(params, side), card)
  if (kind.role !== 'blank') return true
  if (params.mode === 'two-player') return !params.rulings.blankNeverDiscarded
  return side === 'zulu' || params.rulings.sniperHitsBlank
}
