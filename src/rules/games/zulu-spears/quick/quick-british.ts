import { defenceTotal } from '../attack-total.ts'
import type { ZuluParams } from '../zulu-params.ts'
import { addCard, dropCard, lowest, type QuickSide } from './quick-side.ts'

/** What the British have beside their hand. */
export interface QuickTable {
  troops: number
  /** Force of the standing defences on the table, and their number by slot. */
  standing: number
  readonly laid: Int32Array
  /** How often the deck was made anew. */
  reshuffles: number
}

/** The table at the start of a game. */
export function clearTable(table: QuickTable, troops: number): void {
  table.troops = troops
  table.standing = 0
  table.laid.fill(0)
  table.reshuffles = 0
}

/** Lays a standing defence that is not in hand. */
export function lay(side: QuickSide, table: QuickTable, slot: number): void {
  table.laid[slot]!++
  table.standing += side.force[slot]!
}

/** A drawn card goes into the hand, a standing defence to the table at once. */
export function receive(side: QuickSide, table: QuickTable, slot: number): void {
  if (((side.standing >>> slot) & 1) === 1) lay(side, table, slot)
  else addCard(side, slot)
}

/** Plays the Doctor as soon as nothing of it is lost. Among several the first in the hand order goes first. */
export function heal(side: QuickSide, table: QuickTable, start: number): void {
  for (let bits = side.held & side.healers; bits !== 0; bits &= bits - 1) {
    const slot = lowest(bits)
    while (side.hand[slot]! > 0 && table.troops <= start - side.amount[slot]!) {
      dropCard(side, slot)
      table.troops += side.amount[slot]!
    }
  }
}

/** Makes a new deck of all cards that are neither in hand nor on the table, in list order. */
export function reshuffle(side: QuickSide, table: QuickTable): void {
  const { hand, deck, copies, first } = side
  const inListOrder = [...first.keys()].sort((a, b) => first[a]! - first[b]!)
  for (const slot of inListOrder)
    for (let left = copies[slot]! - hand[slot]! - table.laid[slot]!; left > 0; left--) deck[side.left++] = slot
}

/** Defends against a total: losses and costs come off the troops, never below 0. */
export function defend(side: QuickSide, table: QuickTable, params: ZuluParams, total: number): void {
  const { strongest, hand, force } = side
  const { costNeedsMoreTroops, standingStays } = params.rulings
  let sum = table.standing
  let cost = 0
  for (let i = 0; sum < total && i < strongest.length; i++) {
    const slot = strongest[i]!
    const costs = ((side.costs >>> slot) & 1) === 1
    const amount = side.amount[slot]!
    if (costs && costNeedsMoreTroops && table.troops <= amount) continue
    while (sum < total && hand[slot]! > 0) {
      dropCard(side, slot)
      sum += force[slot]!
      if (costs) cost += amount
    }
  }
  const rallies = side.held & side.doubles
  if (sum < total && sum > 0 && rallies !== 0) {
    dropCard(side, lowest(rallies))
    sum = defenceTotal(params, table.standing, sum - table.standing, true)
  }
  table.troops = Math.max(0, table.troops - Math.max(0, total - sum) - cost)
  if (!standingStays) {
    table.standing = 0
    table.laid.fill(0)
  }
}
