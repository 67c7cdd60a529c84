import type { Deck } from '../../game/game.ts'
import type { HandOdds } from '../../game/reference.ts'
import { chanceOfAtLeast, type ExactChance } from '../../rules/helpers/hypergeometric.ts'
import { copiesFor, deckSize } from './deck-figures.ts'

/** The chance that a hand of a shuffled deck holds what a row asks for. A hand larger than the deck is the whole deck. */
export function handChance(deck: Deck, row: Pick<HandOdds, 'card' | 'role' | 'atLeast'>, hand: number): ExactChance {
  const size = deckSize(deck)
  return chanceOfAtLeast(row.atLeast, { size, good: copiesFor(deck, row), drawn: Math.min(hand, size) })
}
