import { deckFile, type GameFiles } from './case-game.ts'

/** Nine poker cards with F1..F9 in the middle of the fronts and B1..B9 in the middle of their backs. `head` adds to `card:`. */
export function nineCards(head = '', cards = 9): GameFiles {
  const lines = Array.from({ length: cards }, (_, i) => `{ title: Card ${i + 1}, front: F${i + 1}, behind: B${i + 1} }`)
  return {
    'deck.yaml': deckFile(
      lines,
      `card: { size: poker, template: middle, back: middle-back${head} }\nfields: { front: line, behind: line }`,
    ),
    'templates/middle.svg.hbs': '{{text front x=(div @width 2) y=(div @height 2) style="card-title" anchor="middle"}}',
    'templates/middle-back.svg.hbs':
      '{{text behind x=(div @width 2) y=(div @height 2) style="card-title" anchor="middle"}}',
  }
}
