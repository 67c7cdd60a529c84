import type { Role, SideId } from './roles.ts'

export type Mode = 'two-player' | 'solo'

/** Steps of a turn. `draw`, `approach` and `reveal` go by themselves, one side decides each of the others. */
export type Stage =
  | 'draw'
  | 'lay'
  | 'snipers'
  | 'cannon'
  | 'zulu-discard'
  | 'british-discard'
  | 'approach'
  | 'attack'
  | 'reveal'
  | 'defend'

/** One line of a deck list. */
export interface Kind {
  readonly id: string
  readonly title: string
  readonly force: number
  readonly role: Role
  /** Troops won or paid; 0 where the role has none. */
  readonly amount: number
  /** Card number of the first copy; copies follow one another. */
  readonly first: number
  readonly count: number
}

/** A deck as the rules see it. Cards are numbered from 0 in list order, counting copies. */
export interface Pack {
  readonly side: SideId
  readonly kinds: readonly Kind[]
  /** Place in `kinds` of every card. */
  readonly kindOf: readonly number[]
  /** Place of every card in the hand order. */
  readonly rank: readonly number[]
  /** Number of every card for keyed chance, where the pack is played against that of another version; cards that both have bear the same one. */
  readonly keys?: readonly number[] | undefined
}

/** Rulings as the rules ask for them. */
export interface ZuluRulings {
  readonly standingStays: boolean
  readonly rallyDoublesStanding: boolean
  readonly costNeedsMoreTroops: boolean
  readonly blankNeverDiscarded: boolean
  readonly reshuffleBritish: boolean
  readonly oneRangedCard: boolean
  readonly attackWithRest: boolean
  readonly chantsStack: boolean
  readonly refillAfterLaying: boolean
  readonly sniperHitsBlank: boolean
}

/** A game set up to be played: all that the rules need of YAML, as plain data. */
export interface ZuluParams {
  readonly mode: Mode
  readonly packs: readonly [Pack, Pack]
  readonly stages: readonly { readonly stage: Stage; readonly phase: string }[]
  readonly rulings: ZuluRulings
  /** British troops at the start, and the most they can ever be. */
  readonly troops: number
  /** Cards at set-up and cards drawn a turn (two-player). */
  readonly openingHand: number
  readonly draw: number
  /** Most cards in hand after the discard phase, by seat (two-player). */
  readonly limits: readonly [number, number]
  /** Cards the British fill up to, and faces of the die (solo). */
  readonly hand: number
  readonly die: number
}

/** The kind of a card. */
export function kindOf(pack: Pack, card: number): Kind {
  const kind = pack.kinds[pack.kindOf[card] ?? -1]
  if (!kind) throw new Error(`no card ${card} in the ${pack.side} deck`)
  return kind
}

/** Name of a physical card: `zulu/blood/3` is the third copy. */
export function pieceOf(pack: Pack, card: number): string {
  const kind = kindOf(pack, card)
  return `${pack.side}/${kind.id}/${card - kind.first + 1}`
}

/** Sum of the forces of cards. */
export function forceOf(pack: Pack, cards: readonly number[]): number {
  let sum = 0
  for (const card of cards) sum += kindOf(pack, card).force
  return sum
}

/** Cards in words: `Volley, Volley, Rally`. */
export function namesOf(pack: Pack, cards: readonly number[]): string {
  return cards.length === 0 ? 'no card' : cards.map((card) => kindOf(pack, card).title).join(', ')
}
