import { activeRulings } from './active-rulings.ts'
import type { Card, FieldValue, Game } from './game.ts'
import { wordingFor } from './wording-for.ts'

/** A game with the texts of its cards and tables as they are printed under the rulings in force, instead of one for each option. */
export function inForce(game: Game, chosen: ReadonlyMap<string, string>): Game {
  // Rulings that only one version of a game has cannot be chosen in the other.
  const known = new Map([...chosen].filter(([id]) => game.rulings.some((ruling) => ruling.id === id)))
  const rulings = activeRulings(game, undefined, known).value ?? new Map<string, string>()
  const printed = (value: FieldValue): FieldValue => (typeof value === 'object' ? wordingFor(value, rulings) : value)
  const withTexts = <T extends FieldValue>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, printed(value)]))
  return {
    ...game,
    decks: game.decks.map((deck) => ({
      ...deck,
      cards: deck.cards.map((card): Card => ({ ...card, fields: withTexts(card.fields) })),
    })),
    tables: game.tables.map((table) =>
      table.kind === 'rows'
        ? {
            ...table,
            rows: table.rows.map((row) => ({ ...row, cells: withTexts(row.cells) as Record<string, string> })),
          }
        : table,
    ),
  }
}
