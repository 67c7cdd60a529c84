/** What a card does beside its force. */
export type Role =
  'force' | 'blank' | 'discard-enemy' | 'attack' | 'double-attack' | 'standing' | 'double-defence' | 'heal' | 'cost'

export type SideId = 'zulu' | 'british'

/** Seats in the order of `meta.seats`. */
export const ZULU = 0
export const BRITISH = 1
export const SIDES: readonly [SideId, SideId] = ['zulu', 'british']

interface RoleRule {
  readonly sides: readonly SideId[]
  /** Whether the card must say how many troops (`amount`). */
  readonly amount: boolean
}

/** Every role, the sides it fits and what it needs. */
export const ROLES: Readonly<Record<Role, RoleRule>> = {
  force: { sides: ['zulu', 'british'], amount: false },
  blank: { sides: ['zulu', 'british'], amount: false },
  'discard-enemy': { sides: ['zulu', 'british'], amount: false },
  attack: { sides: ['zulu'], amount: false },
  'double-attack': { sides: ['zulu'], amount: false },
  standing: { sides: ['british'], amount: false },
  'double-defence': { sides: ['british'], amount: false },
  heal: { sides: ['british'], amount: true },
  cost: { sides: ['british'], amount: true },
}

/** Whether a word is a role. */
export function isRole(word: string): word is Role {
  return Object.hasOwn(ROLES, word)
}

/** Cards of force 0 in the hand order; those of other roles come after them. */
const ZERO_ORDER: readonly Role[] = ['blank', 'discard-enemy', 'heal', 'attack', 'double-attack', 'double-defence']

/** Sorts kinds into the hand order: force 0 by role, then by force, lowest first; ties by place in the list. */
export function handOrderKey(role: Role, force: number): number {
  if (force > 0) return ZERO_ORDER.length + force
  const place = ZERO_ORDER.indexOf(role)
  return place < 0 ? ZERO_ORDER.length : place
}

/** Whether `keep` holds on to a card of this role to the last. */
export function isKeptLongest(role: Role): boolean {
  return role === 'attack' || role === 'double-attack' || role === 'double-defence'
}
