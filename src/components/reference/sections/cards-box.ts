import type { Card, Deck, FieldType } from '../../../game/game.ts'
import type { ReferenceSection } from '../../../game/reference.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { Box, Drawn } from '../../../draw/boxes/box.ts'
import { cardLines, deckSize, deckSum, type CardLine } from '../deck-figures.ts'
import { byId, WORKED_OUT, type SectionContext } from '../section-context.ts'
import { columnWidth, tableHead, tableRow, type Cell, type Column } from '../../../draw/boxes/table.ts'
import type { Paragraph, Subject } from '../../../draw/boxes/typesetter.ts'
import { valueText } from './value-text.ts'

/** Least width of the column that says what a card does. mm. */
const LEAST_TEXT = 40

/**
 * The list of a deck, next to the copies of another one: copies, required number and line fields, and what the cards do. Where the sheet is too narrow
 * for all, line fields go first, then what the cards do. The last row sums up, with a dagger where the rules state another size.
 */
export function cardsBox(section: ReferenceSection & { kind: 'cards' }, width: number, context: SectionContext): Box {
  const { game, setter, piece, theme } = context
  const deck = byId(game.decks, section.deck)
  const decks = section.beside === undefined ? [deck] : [deck, byId(game.decks, section.beside)]
  const lines = cardLines(decks)
  const own: Subject = { piece, field: section.title, at: spanAt(section.place, 'title') }
  const numbers = requiredFields(deck, 'number')
  const all = fixedColumns(decks, lines, { numbers, phrases: requiredFields(deck, 'line') }, context)
  const room = (columns: readonly Named[]): number => width - columns.reduce((sum, column) => sum + column.width, 0)
  const fixed = room(all) >= LEAST_TEXT ? all : all.filter(({ kind }) => kind !== 'phrase')
  const rest = room(fixed)
  const withText = rest >= LEAST_TEXT
  const columns: Column[] = withText
    ? [...fixed, { head: ['What it does'], width: rest, align: 'left' }]
    : fixed.map((column, i) => (i === 0 ? { ...column, width: column.width + rest } : column))

  const rows = lines.map((line, i): Drawn => {
    const cells: Cell[] = fixed.map((column) => ({ text: column.cell(line) }))
    if (withText) cells.push({ paragraph: effectText(deck, line.card, rest, context) })
    return tableRow(
      setter,
      columns,
      cells,
      { zebra: i % 2 === 0 ? theme.colours['zebra'] : undefined, ruled: false },
      own,
    )
  })
  const sums: Cell[] = fixed.map(({ sum, kind }) => ({ text: sum, strong: kind !== 'title' }))
  if (withText) sums.push({ paragraph: setter.paragraph(daggers(decks), rest - 3.2, setter.style('note'), own) })
  rows.push(tableRow(setter, columns, sums, { zebra: undefined, ruled: true }, own))
  return {
    title: section.title,
    note: WORKED_OUT,
    width,
    head: tableHead(setter, columns, own),
    rows,
    tail: 0,
    subject: own,
  }
}

/** A column that knows its cells and what stands in the last row. */
interface Named extends Column {
  readonly kind: 'title' | 'copies' | 'number' | 'phrase'
  readonly sum: string
  cell(line: CardLine): string
}

function fixedColumns(
  decks: readonly Deck[],
  lines: readonly CardLine[],
  { numbers, phrases }: { readonly numbers: readonly string[]; readonly phrases: readonly string[] },
  { setter, rulings }: SectionContext,
): Named[] {
  const column = (given: Omit<Named, 'width'>): Named => {
    const width = columnWidth(setter, given.head, [given.sum, ...lines.map((line) => given.cell(line))])
    return { ...given, width }
  }
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
  const value = (name: string) => (line: CardLine) => valueText(line.card.fields[name], rulings)
  return [
    column({ kind: 'title', head: ['Card'], align: 'left', sum: 'Whole deck', cell: ({ card }) => card.title }),
    ...decks.map((deck, i) => {
      const head = decks.length > 1 ? ['Copies', deck.title] : ['Copies']
      const cell = ({ copies }: CardLine): string => (copies[i] ? String(copies[i]) : '–')
      return column({ kind: 'copies', head, align: 'centre', sum: sizeText(deck), cell })
    }),
    ...numbers.map((name) => {
      const sum = decks.map((deck) => deckSum(deck, name)).join(' / ')
      return column({ kind: 'number', head: [capital(name)], align: 'centre', sum, cell: value(name) })
    }),
    ...phrases.map((name) =>
      column({ kind: 'phrase', head: [capital(name)], align: 'left', sum: '', cell: value(name) }),
    ),
  ]
}

/** Fields of a type that every card of the deck has; they get a column each. */
function requiredFields(deck: Deck, type: FieldType): string[] {
  return Object.entries(deck.fields).flatMap(([name, field]) => (field.type === type && !field.optional ? [name] : []))
}

/** What a card does: its text fields, one after another, as they are played. */
function effectText(deck: Deck, card: Card, width: number, { setter, rulings, piece }: SectionContext): Paragraph {
  const names = Object.keys(deck.fields).filter(
    (name) => deck.fields[name]?.type === 'text' && card.fields[name] !== undefined,
  )
  const text = names.map((name) => valueText(card.fields[name], rulings)).join(' ')
  const values: Record<string, unknown> = { title: card.title, count: card.count }
  for (const [name, value] of Object.entries(card.fields)) values[name] = valueText(value, rulings)
  const field = names[0] ?? 'title'
  const subject = { piece, field: `${field} of "${card.title}"`, at: spanAt(card.place, field) }
  return setter.paragraph(text, width - 3.2, setter.style('note'), subject, values)
}

const differs = (deck: Deck): boolean => deck.stated !== undefined && deck.stated.cards !== deckSize(deck)

/** Size of a deck, with a dagger when the rules state another. */
function sizeText(deck: Deck): string {
  return `${deckSize(deck)}${differs(deck) ? '†' : ''}`
}

/** What the daggers stand for: the size that the rules state, and the ruling that says why it is not played. */
function daggers(decks: readonly Deck[]): string {
  const different = decks.filter(differs)
  if (different.length === 0) return ''
  const stated = [...new Set(different.map((deck) => deck.stated?.cards))].join(' / ')
  const ruling = different[0]?.stated?.ruling
  return `† The rules state ${stated}${ruling === undefined ? '' : `: ruling ${ruling}`}.`
}
