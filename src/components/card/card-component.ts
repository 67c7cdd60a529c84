import type { Deck } from '../../game/game.ts'
import type { Component } from '../component.ts'
import { drawDeck } from './draw-deck.ts'

/** Cards of a deck: every copy numbered, fronts and backs. */
export const cardComponent: Component<Deck> = {
  id: 'card',
  summary: 'cards of a deck, drawn with templates, each copy numbered, with backs',
  draw: drawDeck,
}
