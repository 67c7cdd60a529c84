import { defenceTotal } from '../attack-total.ts'
import type { ZuluParams } from '../zulu-params.ts'
import { addCard, countIn, COSTS, dropCard, dropFirst, STANDING, type QuickSide } from './quick-side.ts'

/** What the British have beside their hand. */
export interface QuickTable {
  troops: number
  /** Force of the standing defences on the table, and their number by slot. */
  standing: number
  readonly laid: Int32Array
}

/** Lays a standing defence that is not in hand. */
export function lay(side: QuickSide, table: QuickTable, slot: number): void {
  table.laid[slot]!++
  table.standing += side.force[slot]!
}

/** A drawn card goes into the hand, a standing defence to the table at once. */
export function receive(side: QuickSide, table: QuickTable, slot: number): void {
  if (side.special[slot] === STANDING) lay(side, table, slot)
  else addCard(side, slot)
}

/** Plays the Doctor as soon as nothing of it is lost. */
export function heal(side: QuickSide, table: QuickTable, start: number): void {
  for (let slot = side.healers.from; slot < side.healers.to; slot++)
    while (side.hand[slot]! > 0 && table.troops <= start - side.amount[slot]!) {
      dropCard(side, slot)
      table.troops += side.amount[slot]!
    }
}

/** Makes a new deck of all cards that are neither in hand nor on the table, in list order. */
export function reshuffle(side: QuickSide, table: QuickTable): void {
  const { kinds, hand, deck } = side
  const inListOrder = kinds.map((kind, slot) => ({ slot, kind })).sort((a, b) => a.kind.first - b.kind.first)
  for (const { slot, kind } of inListOrder)
    for (let left = kind.count - hand[slot]! - table.laid[slot]!; left > 0; left--) deck[side.left++] = slot
}

/** Defends against a total: losses and costs come off the troops, never below 0. */
export function defend(side: QuickSide, table: QuickTable, params: ZuluParams, total: number): void {
  const { rulings } = params
  let sum = table.standing
  let cost = 0
  for (let i = 0; sum < total && i < side.strongest.length; i++) {
    const slot = side.strongest[i]!
    const costs = side.special[slot] === COSTS
    const amount = side.amount[slot]!
    if (costs && rulings.costNeedsMoreTroops && table.troops <= amount) continue
    while (sum < total && side.hand[slot]! > 0) {
      dropCard(side, slot)
      sum += side.force[slot]!
      if (costs) cost += amount
    }
  }
  if (sum < total && sum > 0 && countIn(side, side.doubles) > 0) {
    dropFirst(side, side.doubles)
    sum = defenceTotal(params, table.standing, sum - table.standing, true)
  }
  table.troops = Math.max(0, table.troops - Math.max(0, total - sum) - cost)
  if (!rulings.standingStays) {
    table.standing = 0
    table.laid.fill(0)
  }
}
