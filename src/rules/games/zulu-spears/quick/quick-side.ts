import { handOrderKey, isKeptLongest, type Role } from '../roles.ts'
import type { Kind, Pack } from '../zulu-params.ts'
import { pick, type QuickRng } from './quick-rng.ts'

/** Slots `from` up to, not including, `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * A side for quick play. Copies of a card are alike, so only their numbers count: a slot is a kind, and slots follow the hand order,
 * in which the cards of a role without force stand together and the cards with a force come last.
 */
export interface QuickSide {
  readonly kinds: readonly Kind[]
  readonly force: Int32Array
  readonly amount: Int32Array
  /** Slot of every card, in list order. */
  readonly list: Uint16Array
  readonly blanks: Range
  readonly ranged: Range
  readonly healers: Range
  readonly attacks: Range
  readonly doubles: Range
  /** First slot with a force. */
  readonly firstForce: number
  /** 1 for slots of standing defences, 2 for slots that cost troops. */
  readonly special: Uint8Array
  /** Slots in the order in which the policy gives them up; blanks that cannot be discarded are left out. */
  readonly discardOrder: Uint16Array
  /** Slots with a force, strongest first; ties by the list. */
  readonly strongest: Uint16Array
  /** Slots that chance takes from a hand start here. */
  readonly firstLosable: number
  /** Cards left in the deck: the first `left` places of `deck`. */
  readonly deck: Uint16Array
  left: number
  /** Cards in hand, by slot and in all, and their force. */
  readonly hand: Int32Array
  size: number
  sum: number
}

export const STANDING = 1
export const COSTS = 2

/** What a policy does beyond the common play. */
export interface QuickPolicy {
  readonly keep: boolean
  readonly threshold: number
}

/** Tables of a side; undefined for homebrew cards that are used both for their force and for their effect, which only the plain rules play. */
export function quickSide(pack: Pack, keep: boolean, blanksStay: boolean, blanksLost: boolean): QuickSide | undefined {
  if (!pack.kinds.every(({ role, force }) => isSimple(role, force))) return undefined
  const key = (kind: Kind) => handOrderKey(kind.role, kind.force)
  const kinds = [...pack.kinds].sort((a, b) => key(a) - key(b) || a.first - b.first)
  const slotOf = new Map(kinds.map((kind, slot) => [kind, slot]))
  const range = (role: Role): Range => {
    const from = kinds.findIndex((kind) => kind.role === role)
    return from < 0 ? { from: 0, to: 0 } : { from, to: from + kinds.filter((kind) => kind.role === role).length }
  }
  const firstForce = kinds.filter(({ force }) => force === 0).length
  const slots = kinds.map((_, slot) => slot)
  const roleAt = (slot: number): Role => kinds[slot]?.role ?? 'blank'
  const rest = (slot: number) => (isKeptLongest(roleAt(slot)) ? 2 : slot >= firstForce ? 1 : 0)
  const inOrder = keep ? [...slots].sort((a, b) => rest(a) - rest(b) || a - b) : slots
  const blanks = range('blank')
  return {
    kinds,
    force: Int32Array.from(kinds, ({ force }) => force),
    amount: Int32Array.from(kinds, ({ amount }) => amount),
    list: Uint16Array.from(pack.kindOf, (place) => slotOf.get(pack.kinds[place]!) ?? 0),
    blanks,
    ranged: range('discard-enemy'),
    healers: range('heal'),
    attacks: range('attack'),
    doubles: pack.side === 'zulu' ? range('double-attack') : range('double-defence'),
    firstForce,
    special: Uint8Array.from(kinds, ({ role }) => (role === 'standing' ? STANDING : role === 'cost' ? COSTS : 0)),
    discardOrder: Uint16Array.from(inOrder.filter((slot) => !blanksStay || roleAt(slot) !== 'blank')),
    strongest: Uint16Array.from(
      slots
        .filter((slot) => slot >= firstForce)
        .sort((a, b) => kinds[b]!.force - kinds[a]!.force || kinds[a]!.first - kinds[b]!.first),
    ),
    firstLosable: blanksLost ? 0 : blanks.to,
    deck: new Uint16Array(pack.kindOf.length),
    left: 0,
    hand: new Int32Array(kinds.length),
    size: 0,
    sum: 0,
  }
}

function isSimple(role: Role, force: number): boolean {
  return role === 'force' || role === 'standing' || role === 'cost' ? force > 0 : force === 0
}

/** Puts the deck in list order and empties the hand. */
export function restore(side: QuickSide): void {
  side.deck.set(side.list)
  side.left = side.list.length
  side.hand.fill(0)
  side.size = 0
  side.sum = 0
}

/** Takes a card off the deck, which must not be empty: its slot. */
export function takeFromDeck(side: QuickSide, rng: QuickRng): number {
  const { deck } = side
  const place = pick(rng, side.left)
  const slot = deck[place]!
  deck[place] = deck[--side.left]!
  return slot
}

/** Puts a card into the hand. */
export function addCard(side: QuickSide, slot: number): void {
  side.hand[slot]!++
  side.size++
  side.sum += side.force[slot]!
}

/** Takes a card that is there out of the hand. */
export function dropCard(side: QuickSide, slot: number): void {
  side.hand[slot]!--
  side.size--
  side.sum -= side.force[slot]!
}

/** Cards of a range in hand. */
export function countIn(side: QuickSide, range: Range): number {
  let count = 0
  for (let slot = range.from; slot < range.to; slot++) count += side.hand[slot]!
  return count
}

/** Takes the first card of a range, which must hold one, out of the hand. */
export function dropFirst(side: QuickSide, range: Range): void {
  let slot = range.from
  while (side.hand[slot]! === 0) slot++
  dropCard(side, slot)
}

/** One hand card is lost by chance, if there is one that can be. */
export function loseAny(side: QuickSide, rng: QuickRng): void {
  let losable = side.size
  for (let slot = 0; slot < side.firstLosable; slot++) losable -= side.hand[slot]!
  if (losable === 0) return
  let place = pick(rng, losable)
  let slot = side.firstLosable
  while (place >= side.hand[slot]!) place -= side.hand[slot++]!
  dropCard(side, slot)
}

/** Discards down to a limit in the order of the policy. */
export function discardTo(side: QuickSide, limit: number): void {
  const order = side.discardOrder
  for (let i = 0; side.size > limit && i < order.length; i++) {
    const slot = order[i]!
    while (side.hand[slot]! > 0 && side.size > limit) dropCard(side, slot)
  }
}
