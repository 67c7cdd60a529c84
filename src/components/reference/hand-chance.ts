import type { Deck, HandOdds } from '../../game/game.ts'
import { chanceOfAtLeast, type ExactChance } from '../../rules/helpers/hypergeometric.ts'
import { copiesFor, deckSize } from './deck-figures.ts'

/** The chance that a hand of a shuffled deck holds what a row asks for. A hand larger than the deck is the whole deck. */
export function handChance(deck: Deck, row: Pick<HandOdds, 'card' | 'role' | 'atLeast'>, hand: number): ExactChance {
  const size = deckSize(deck)
  return chanceOfAtLeast(row.atLeast, { size, good: copiesFor(deck, row), drawn: Math.min(hand, size) })
}

/** Whole percent, rounded half up from the exact fraction. What is possible is never 0 %, what may fail never 100 %: `<1%`, `>99%`. */
export function percent({ numerator, denominator }: Pick<ExactChance, 'numerator' | 'denominator'>): string {
  if (numerator === 0n) return '0%'
  if (numerator === denominator) return '100%'
  const rounded = (200n * numerator + denominator) / (2n * denominator)
  return rounded === 0n ? '<1%' : rounded === 100n ? '>99%' : `${rounded}%`
}
