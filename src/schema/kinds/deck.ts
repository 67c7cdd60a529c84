import type * as z from 'zod'
import { CARD_SIZES } from '../../kernel/card-sizes.ts'
import { list, map, openMap, optional, record } from '../values/containers.ts'
import { number, whole } from '../values/numbers.ts'
import { cardSource, source } from '../values/source.ts'
import { id, line, oneOf } from '../values/texts.ts'

const [firstSize = '', ...otherSizes] = CARD_SIZES.map((size) => size.id)

/** What a deck's own field may hold. */
export const FIELD_TYPES = ['text', 'line', 'number', 'role', 'icon', 'image', 'colour', 'flag'] as const
export type FieldTypeName = (typeof FIELD_TYPES)[number]

/** Keys that every card line may have, whatever fields its deck declares. */
export const cardKeys = {
  id: optional(id()).describe('Name of the card for the machine; else made of its title'),
  title: optional(line()).describe('Name on the card; needed unless the deck is `like` another'),
  count: optional(whole(0, 5000)).describe('Copies; 1 when absent or blank, 0 is neither printed nor played'),
  back: optional(line()).describe('Template of its own back; `none` for a card without a back in a deck with backs'),
  source: optional(cardSource()).describe('Where it is from, with the count that the source states'),
}

/** The own fields of a deck: `name: type`. */
export const fieldsShape = record(oneOf(FIELD_TYPES))

/** `kind: deck`: the cards of a deck. The fields of a card line are those that the deck declares. */
export const deckShape = map({
  kind: line(),
  id: id().describe('Name for files, scenarios and sheets'),
  title: optional(line()).describe('Name on the sheets; else the id'),
  side: optional(id()).describe('Side that plays it'),
  source: optional(source()).describe('Where the deck is from'),
  stated: optional(
    map({
      cards: whole(0, 5000).describe('Cards that the rules claim'),
      source: line().describe('Where they claim it'),
      accept: optional(whole(0, 5000)).describe('Sum that is played nevertheless'),
      ruling: optional(id()).describe('Ruling that says why'),
    }),
  ).describe('Size that the rules claim; any other sum is an error'),
  'copy-limit': optional(whole(1, 5000)).describe('Most copies of one title'),
  card: optional(
    map({
      size: optional(oneOf([firstSize, ...otherSizes])).describe('Size by name'),
      width: optional(number(10, 1000)).describe('Own size in mm, with `height`'),
      height: optional(number(10, 1000)),
      bleed: optional(number(0, 20)).describe('Picture beyond the cut, in mm; else 3'),
      safe: optional(number(0, 50)).describe('Rim without text, in mm; else 3'),
      template: optional(line()).describe('Template of the front; else `card`'),
      back: optional(line()).describe('Template of the back; none means fronts only'),
      columns: optional(whole(1, 100)).describe('Forced columns on a sheet'),
      rows: optional(whole(1, 100)).describe('Forced rows on a sheet'),
      margin: optional(number(0, 200)).describe('Least margin of a sheet in mm'),
    }),
  ).describe('Size and look of the cards'),
  fields: optional(fieldsShape).describe('Own fields and their types; a ? behind the name makes one optional'),
  like: optional(id()).describe('Deck from which look, fields and cards of the same id are taken over'),
  cards: list(openMap({}).meta({ lines: cardKeys })).describe('The cards, one line of data each'),
})

export type DeckFile = z.output<typeof deckShape>

/** Fields of a deck that declares none. */
export const USUAL_FIELDS: Readonly<Record<string, FieldTypeName>> = {
  'text?': 'text',
  'icon?': 'icon',
  'image?': 'image',
}
