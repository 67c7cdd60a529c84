import { handOrderKey, isKeptLongest, type Role } from '../roles.ts'
import type { Kind, Pack } from '../zulu-params.ts'
import { nextWord, pick, type QuickRng } from './quick-rng.ts'

/**
 * A side for quick play. Copies of a card are alike, so only their numbers count: a slot is a kind. Slots are numbered in the order in which the
 * policy gives cards up, so that the lowest bit of `held` is the next card to go.
 */
export interface QuickSide {
  readonly force: Int32Array
  readonly amount: Int32Array
  /** Copies of each slot, and its first card number. */
  readonly copies: Int32Array
  readonly first: Int32Array
  /** Slot of every card, in list order. */
  readonly list: Uint8Array
  /** The hand order: three sets, one after the other, each of which lists its slots from the lowest. */
  readonly handOrder: readonly [idle: number, kept: number, forces: number]
  /** Slots with a force, strongest first; ties by the list. */
  readonly strongest: Uint8Array
  /** Sets of slots, a bit each. */
  readonly ranged: number
  readonly healers: number
  readonly attacks: number
  readonly doubles: number
  readonly standing: number
  readonly costs: number
  readonly forces: number
  /** Slots that chance may take from a hand, and those that may be discarded. */
  readonly losable: number
  readonly discardable: number
  /** Cards left in the deck: the first `left` places of `deck`. */
  readonly deck: Uint8Array
  left: number
  /** Whether the deck lies in the order of keyed chance, the next card last. Otherwise cards are drawn from any place. */
  ordered: boolean
  /** Chance of the cards that this side loses to shots. */
  hits: QuickRng
  /** Cards in hand, by slot and in all, and the slots that have any. */
  readonly hand: Int32Array
  size: number
  held: number
}

/** How a side plays: by which policy, and what happens to its blanks. */
export interface QuickHabits {
  readonly keep: boolean
  readonly blanksLosable: boolean
  readonly blanksDiscardable: boolean
}

/** A set of slots is a number of 31 bits. */
const MOST_KINDS = 31

/** Tables of a side. Undefined for long lists, and for homebrew cards used both for force and for effect: the plain rules play them. */
export function quickSide(pack: Pack, habits: QuickHabits): QuickSide | undefined {
  if (pack.kinds.length > MOST_KINDS || !pack.kinds.every(isSimple)) return undefined
  const key = ({ role, force }: Kind) => handOrderKey(role, force)
  const inHand = [...pack.kinds].sort((a, b) => key(a) - key(b) || a.first - b.first)
  const rest = ({ role, force }: Kind) => (!habits.keep ? 0 : isKeptLongest(role) ? 2 : force > 0 ? 1 : 0)
  const kinds = [...inHand].sort((a, b) => rest(a) - rest(b))
  const slots = (list: readonly Kind[]) => Uint8Array.from(list, (kind) => kinds.indexOf(kind))
  const set = (is: (kind: Kind) => boolean) =>
    kinds.reduce((bits, kind, slot) => (is(kind) ? bits | (1 << slot) : bits), 0)
  const role = (...roles: Role[]) => set((kind) => roles.includes(kind.role))
  const all = set(() => true)
  const blanks = role('blank')
  const kept = set((kind) => isKeptLongest(kind.role))
  const forces = set(({ force }) => force > 0)
  return {
    force: Int32Array.from(kinds, ({ force }) => force),
    amount: Int32Array.from(kinds, ({ amount }) => amount),
    copies: Int32Array.from(kinds, ({ count }) => count),
    first: Int32Array.from(kinds, ({ first }) => first),
    list: slots(pack.kindOf.flatMap((place) => pack.kinds[place] ?? [])),
    handOrder: [all & ~kept & ~forces, kept, forces],
    strongest: slots(kinds.filter(({ force }) => force > 0).sort((a, b) => b.force - a.force || a.first - b.first)),
    ranged: role('discard-enemy'),
    healers: role('heal'),
    attacks: role('attack'),
    doubles: role('double-attack', 'double-defence'),
    standing: role('standing'),
    costs: role('cost'),
    forces,
    losable: habits.blanksLosable ? all : all & ~blanks,
    discardable: habits.blanksDiscardable ? all : all & ~blanks,
    deck: new Uint8Array(pack.kindOf.length),
    left: 0,
    ordered: false,
    hits: new Int32Array(4),
    hand: new Int32Array(kinds.length),
    size: 0,
    held: 0,
  }
}

function isSimple({ role, force }: Kind): boolean {
  return role === 'force' || role === 'standing' || role === 'cost' ? force > 0 : force === 0
}

/** The lowest slot of a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** Puts the deck in list order and empties the hand. */
export function restore(side: QuickSide): void {
  side.deck.set(side.list)
  side.left = side.list.length
  emptyHand(side)
}

export function emptyHand(side: QuickSide): void {
  side.hand.fill(0)
  side.size = 0
  side.held = 0
}

/** Takes a card off the deck, which must not be empty: its slot. */
export function takeFromDeck(side: QuickSide, rng: QuickRng): number {
  const { deck } = side
  const left = side.left - 1
  const place = side.ordered ? left : pick(rng, left + 1)
  const slot = deck[place]!
  deck[place] = deck[left]!
  side.left = left
  return slot
}

/** Puts a card into the hand. */
export function addCard(side: QuickSide, slot: number): void {
  side.hand[slot]!++
  side.held |= 1 << slot
  side.size++
}

/** Takes a card that is there out of the hand. */
export function dropCard(side: QuickSide, slot: number): void {
  const left = side.hand[slot]! - 1
  side.hand[slot] = left
  // The sign of `left - 1` stands in for a branch that no processor can foresee (10 % of all time).
  side.held &= ~(((left - 1) >>> 31) << slot)
  side.size--
}

/** Cards in hand of a set of slots. */
export function countIn(side: QuickSide, set: number): number {
  let count = 0
  for (let bits = side.held & set; bits !== 0; bits &= bits - 1) count += side.hand[lowest(bits)]!
  return count
}

/** Force in hand. */
export function forceInHand(side: QuickSide): number {
  let sum = 0
  for (let bits = side.held & side.forces; bits !== 0; bits &= bits - 1) {
    const slot = lowest(bits)
    sum += side.hand[slot]! * side.force[slot]!
  }
  return sum
}

/** One hand card is lost by chance, if there is one that can be. */
export function loseAny(side: QuickSide): void {
  const { hand, handOrder, losable, hits } = side
  const spared = side.held & ~losable
  const open = spared === 0 ? side.size : side.size - countIn(side, spared)
  // Every shot of keyed chance has a number of its own, also one that nothing can be lost to.
  if (open === 0) return void (side.ordered && nextWord(hits))
  let place = pick(hits, open)
  for (let part = 0; part < 3; part++)
    for (let bits = side.held & losable & handOrder[part]!; bits !== 0; bits &= bits - 1) {
      const slot = lowest(bits)
      place -= hand[slot]!
      if (place < 0) return dropCard(side, slot)
    }
}

/** Discards down to a limit in the order of the policy. */
export function discardTo(side: QuickSide, limit: number): void {
  let open = side.held & side.discardable
  while (side.size > limit && open !== 0) {
    dropCard(side, lowest(open))
    open = side.held & side.discardable
  }
}
