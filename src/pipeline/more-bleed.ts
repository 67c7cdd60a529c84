import type { Game } from '../game/game.ts'

/** The game with cards that have at least so much bleed, in mm: a print service wants its own, and cards are drawn up to whatever they have. */
export function withMoreBleed(game: Game, bleed: number): Game {
  const decks = game.decks.map((deck) => {
    const { format } = deck
    return format.bleed >= bleed ? deck : { ...deck, format: { ...format, bleed } }
  })
  return { ...game, decks }
}
