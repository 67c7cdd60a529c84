import { describe, expect, it } from 'vitest'
import { handChance } from '../../../src/components/reference/hand-chance.ts'
import { zulu } from './support/zulu.ts'

const deck = zulu.decks.find(({ id }) => id === 'zulu')!
const fraction = (hand: number, row: { card?: string; role?: string; atLeast: number }): [bigint, bigint] => {
  const { numerator, denominator } = handChance(deck, row, hand)
  return [numerator, denominator]
}

describe('handChance', () => {
  it('is exact: at least one of 7 Attacks in 4 and 5 of 54 cards', () => {
    expect(fraction(4, { card: 'attack', atLeast: 1 })).toEqual([45962n, 105417n])
    expect(fraction(5, { card: 'attack', atLeast: 1 })).toEqual([542857n, 1054170n])
  })

  it('counts all cards of a role', () => {
    // 36 of 54 cards are force cards; a hand of one holds one in 2 of 3 cases.
    expect(fraction(1, { role: 'force', atLeast: 1 })).toEqual([2n, 3n])
  })

  it('takes a hand larger than the deck for the whole deck', () => {
    expect(fraction(60, { card: 'attack', atLeast: 7 })).toEqual([1n, 1n])
    expect(fraction(60, { card: 'attack', atLeast: 8 })).toEqual([0n, 1n])
  })
})
