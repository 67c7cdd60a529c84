import type { Deck } from '../game/game.ts'
import { countOf } from '../kernel/count-of.ts'

/** What must stand on a sheet about its deck: a size that differs from what the rules state. */
export function deckNotes(deck: Deck): string[] {
  const { stated } = deck
  const total = deck.cards.reduce((sum, card) => sum + card.count, 0)
  if (!stated || stated.cards === total) return []
  const why = stated.ruling === undefined ? '' : `: ruling ${stated.ruling}`
  return [`${countOf(total, 'card')}, the rules state ${stated.cards}${why}`]
}

/** Names for the foot of a sheet and the metadata: `Design: Lloyd Krassner (1999)`. */
export function creditLine({ role, name, year }: { role: string; name: string; year?: number | undefined }): string {
  return `${role}: ${name}${year === undefined ? '' : ` (${year})`}`
}
