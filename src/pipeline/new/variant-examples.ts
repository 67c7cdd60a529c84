import type { Game } from '../../game/game.ts'
import { valueAt } from '../../schema/read-shape.ts'
import { isMap } from '../../schema/values/containers.ts'
import { slug } from '../../schema/values/texts.ts'
import { Plain, type Place } from '../../source/located-document.ts'
import { flowYaml } from './flow-yaml.ts'

/** An example of a change of a game: lines as they stand in the file of a variant, without their indentation. */
export interface VariantExample {
  readonly part: 'changes' | 'add' | 'remove'
  readonly lines: readonly string[]
}

/**
 * Examples that name what the game really has, the most telling first: copies of a card, the answer to a ruling, a figure of the terrain; a new card
 * or counter; something to take out. Whether the game holds with one of them is for the caller to find out.
 */
export function variantExamples(game: Game): VariantExample[] {
  const changes = [cardCounts, counterCounts, rulings, terrain, referenceTitles, gameTitle].flatMap((find) =>
    find(game).slice(0, 1),
  )
  return [
    ...changes.map((line): VariantExample => ({ part: 'changes', lines: [line] })),
    ...[...newCards(game), ...newCounters(game), ...newNotes(game)].map((lines): VariantExample => ({
      part: 'add',
      lines,
    })),
    ...removable(game).map((way): VariantExample => ({ part: 'remove', lines: [`- ${way}`] })),
  ]
}

function cardCounts({ decks }: Game): string[] {
  return decks.flatMap(({ id, cards }) =>
    cards.map(
      (card) => `decks.${id}.cards.${card.id}.count: ${card.count + 1} # copies of ${card.title}; else ${card.count}`,
    ),
  )
}

function counterCounts({ counterSheets }: Game): string[] {
  return counterSheets.flatMap(({ id, units }) =>
    units
      .filter(({ aside }) => aside)
      .flatMap((unit) =>
        unit.types.slice(0, 1).map(({ count }) => {
          return `counters.${id}.units.${unit.id}.count: ${count + 1} # counters of ${unit.title}; else ${count}`
        }),
      ),
  )
}

function rulings(game: Game): string[] {
  return game.rulings.flatMap((ruling) => {
    const other = ruling.options.find(({ value }) => value !== ruling.default)
    return other ? [`rulings.${ruling.id}: ${JSON.stringify(other.value)} # ${ruling.question}`] : []
  })
}

function terrain({ terrain: { columns, types } }: Game): string[] {
  return types.flatMap(({ id, title, values }) =>
    columns.flatMap((column) => {
      const value = values[column.id]?.value
      return value === undefined
        ? []
        : [`terrain.${id}.${column.id}: ${value + 1} # ${column.title} of ${title}; else ${value}`]
    }),
  )
}

function referenceTitles({ references }: Game): string[] {
  return references.map(({ id, title }) => `references.${id}.title: ${JSON.stringify(`${title}, changed`)}`)
}

function gameTitle({ title, place }: Game): string[] {
  return valueAt(place.document.value, ['kind']) === undefined
    ? []
    : [`game.title: ${JSON.stringify(`${title}, changed`)}`]
}

function newCards({ decks }: Game): string[][] {
  return decks.flatMap(({ id, cards }) =>
    cards
      .filter(({ fields }) => Object.values(fields).every((value) => typeof value !== 'object'))
      .slice(0, 1)
      .map(({ place }) => [`decks.${id}.cards:`, `  - ${copyOf(place, 'new-card', 'New Card')}`]),
  )
}

function newCounters({ counterSheets }: Game): string[][] {
  return counterSheets.flatMap(({ id, units }) =>
    units
      .filter(({ aside }) => aside)
      .slice(-1)
      .map(({ place }) => [`counters.${id}.units:`, `  - ${copyOf(place, 'new-marker', 'New marker')}`]),
  )
}

function newNotes({ references }: Game): string[][] {
  return references.map(({ id }) => [
    `references.${id}.sections:`,
    '  - { kind: notes, title: House rules, items: ["What we play otherwise."] }',
  ])
}

/** An item of a list under another name, on one line, once. */
function copyOf({ document, path }: Place, id: string, title: string): string {
  const item = valueAt(document.value, path)
  const { source: _source, count: _count, ...rest } = isMap(item) ? item : {}
  return flowYaml({ ...rest, id: new Plain(id, id), title: new Plain(title, title) })
}

/** Ways to cards, to counters that wait beside the map, to sections of a reference: the last first, since less leans on them. */
function removable({ decks, counterSheets, references }: Game): string[] {
  const cards = decks.flatMap(({ id, cards }) =>
    [...cards.slice(-2)].reverse().map((card) => `decks.${id}.cards.${card.id}`),
  )
  const units = counterSheets.flatMap(({ id, units }) =>
    units.filter(({ aside }) => aside).map((unit) => `counters.${id}.units.${unit.id}`),
  )
  const sections = references.flatMap(({ id, sections }) =>
    sections.flatMap((section) => ('title' in section ? [`references.${id}.sections.${slug(section.title)}`] : [])),
  )
  return [...cards, ...units.slice(-3), ...sections.reverse().slice(0, 3)]
}
