import { spanAt } from '../../source/located-document.ts'
import type { Span } from '../../kernel/diagnostic.ts'
import { wordingFor } from '../../game/wording-for.ts'
import type { Card, Deck, FieldType, FieldValue, Game, Side } from '../../game/game.ts'

/** A copy of a card as it lies in the deck. */
export interface CardCopy {
  readonly card: Card
  /** From 1, and how many there are. */
  readonly copy: number
  readonly copies: number
  /** Place in the deck from 1, and the deck's size. */
  readonly number: number
  readonly total: number
}

/** Fields that every card has, beside those that its deck declares. */
const OWN_FIELDS = ['id', 'title', 'count']

/** Names of the `@` values that a card's template may use. */
export const CARD_DATA = new Set(
  'number total copy copies deck addition side sideId game width height bleed safe stands colour numbers lines texts icons images'.split(
    ' ',
  ),
)

/** Every copy of a deck in list order; with `oneOfEach` the first of each card. Numbers are those of the whole deck. */
export function copiesOf(deck: Deck, oneOfEach: boolean): CardCopy[] {
  const total = deck.cards.reduce((sum, card) => sum + card.count, 0)
  let before = 0
  return deck.cards.flatMap((card) => {
    const start = before
    before += card.count
    const wanted = oneOfEach ? Math.min(1, card.count) : card.count
    return Array.from({ length: wanted }, (_, i) => ({
      card,
      copy: i + 1,
      copies: card.count,
      number: start + i + 1,
      total,
    }))
  })
}

/** Fields that templates of a deck may name. */
export function fieldNames(deck: Deck): ReadonlySet<string> {
  return new Set([...OWN_FIELDS, ...Object.keys(deck.fields)])
}

const valueOf = (
  value: FieldValue | undefined,
  rulings: ReadonlyMap<string, string>,
): string | number | boolean | undefined => (typeof value === 'object' ? wordingFor(value, rulings) : value)

/** Values of a card by field name; a field that the card does not have is undefined, so that templates may ask for it. */
export function cardValues(deck: Deck, card: Card, rulings: ReadonlyMap<string, string>): Record<string, unknown> {
  const declared = Object.keys(deck.fields).map((name) => [name, valueOf(card.fields[name], rulings)] as const)
  return { ...Object.fromEntries(declared), id: card.id, title: card.title, count: card.count }
}

/** The `@` values of a copy. Lists hold the card's given fields by type, for templates that serve any deck. */
export function cardData(
  deck: Deck,
  copy: CardCopy,
  values: Readonly<Record<string, unknown>>,
  game: Game,
): Record<string, unknown> {
  const side: Side | undefined = game.sides.find((s) => s.id === deck.side)
  const given = (...types: FieldType[]): { name: string; label: string; value: unknown }[] =>
    Object.entries(deck.fields)
      .filter(([name, field]) => types.includes(field.type) && values[name] !== undefined && values[name] !== '')
      .map(([name]) => ({ name, label: name.replace(/[-_]/g, ' ').toUpperCase(), value: values[name] }))
  return {
    number: copy.number,
    total: copy.total,
    copy: copy.copy,
    copies: copy.copies,
    deck: deck.title,
    addition: deck.addition === true,
    side: side?.title ?? '',
    sideId: side?.id ?? '',
    game: game.title,
    width: deck.format.width,
    height: deck.format.height,
    bleed: deck.format.bleed,
    safe: deck.format.safe,
    stands: values['stands'] === true,
    numbers: given('number'),
    lines: given('line', 'role'),
    texts: given('text'),
    icons: given('icon'),
    images: given('image'),
    colour: given('colour')[0]?.value,
  }
}

/** Where the author wrote a field of a card; undefined for names that are no field. */
export function fieldSpan(deck: Deck, card: Card, field: string): Span | undefined {
  if (OWN_FIELDS.includes(field)) return spanAt(card.place, field)
  if (field === '@colour')
    return fieldSpan(deck, card, Object.keys(deck.fields).find((f) => deck.fields[f]?.type === 'colour') ?? '')
  return Object.hasOwn(deck.fields, field) ? spanAt(card.place, field) : undefined
}
