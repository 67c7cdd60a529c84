import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { countOf } from '../../kernel/count-of.ts'
import { messages } from '../../kernel/messages.ts'
import type { Game } from '../../game/game.ts'
import { unitsOf } from '../../game/units-of.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'missing-source': {
    severity: 'note',
    says: '{missing} in "{owner}" without a source, this the first',
    explain:
      'Some values of the game say where they are from, so the others should as well: a reader cannot tell a printed value from a guess. Games that name no sources at all are left alone.',
    bad: 'cards:\n  - { title: Knight, count: 2 }   # while other decks name their sources',
    good: 'source: "Rules: list of cards"\ncards:\n  - { title: Knight, count: 2 }',
  },
})

/** In a game that names sources: does every card, unit, part of a map, terrain, table and parameter? The source of a deck or a map covers what is in it. */
export const missingSource: Check = {
  id: 'data/missing-source',
  summary: 'in a game that names sources, every card, unit, part of a map, terrain, table and parameter has one',
  messages: say,
  run: (game) => (namesSources(game) ? BARE.flatMap((bare) => bare(game)) : []),
}

const BARE = [bareCards, bareUnits, bareMaps, bareTerrains, bareTables, bareParameters]

function namesSources(game: Game): boolean {
  const parameters = game.scenarios.flatMap((scenario) => Object.values(scenario.parameters))
  const cards = game.decks.flatMap((deck) => deck.cards)
  return [...game.decks, ...cards, ...unitsOf(game), ...game.tables, ...parameters].some((part) => part.source)
}

function bareCards(game: Game): Diagnostic[] {
  return game.decks.flatMap((deck) => {
    const bare = deck.source ? [] : deck.cards.filter((card) => !card.source)
    const [first] = bare
    if (!first) return []
    return [
      say('missing-source', { missing: countOf(bare.length, 'card'), owner: deck.id }, spanAt(first.place, 'title')),
    ]
  })
}

/** Units of counters and of rosters. */
function bareUnits(game: Game): Diagnostic[] {
  return [...game.counterSheets, ...game.rosters].flatMap(({ id, units }) => {
    const bare = units.filter((unit) => !unit.source)
    const [first] = bare
    return first
      ? [say('missing-source', { missing: countOf(bare.length, 'unit'), owner: id }, spanAt(first.place, 'title'))]
      : []
  })
}

/** Hexes that the map does not name are covered by the source of `fill`. */
function bareMaps(game: Game): Diagnostic[] {
  return game.maps.flatMap((map) => {
    const parts = [...map.hexes, ...map.roads, ...map.hexsides, ...map.marks]
    const bare = map.source ? [] : parts.filter((part) => !part.source)
    const places = [...new Map(bare.map(({ place }) => [place.path.join('.'), place])).values()]
    const [first] = places
    return first
      ? [say('missing-source', { missing: countOf(places.length, 'part'), owner: map.id }, spanAt(first))]
      : []
  })
}

function bareTerrains(game: Game): Diagnostic[] {
  return game.terrain.types
    .filter((terrain) => !terrain.source)
    .map((terrain) =>
      say('missing-source', { missing: countOf(1, 'terrain'), owner: terrain.id }, spanAt(terrain.place, 'title')),
    )
}

/** Rows may name sources of their own, and need none where the table has one. */
function bareTables(game: Game): Diagnostic[] {
  return game.tables
    .filter((table) => !table.source && (table.kind !== 'rows' || table.rows.some((row) => !row.source)))
    .map((table) =>
      say('missing-source', { missing: countOf(1, 'table'), owner: table.id }, spanAt(table.place, 'title')),
    )
}

function bareParameters(game: Game): Diagnostic[] {
  return game.scenarios.flatMap((scenario) => {
    // What a scenario takes over from another is reported there.
    const own = Object.values(scenario.parameters).filter(
      (parameter) => parameter.place.document === scenario.place.document,
    )
    const bare = own.filter((parameter) => !parameter.source)
    const [first] = bare
    if (!first) return []
    return [
      say('missing-source', { missing: countOf(bare.length, 'parameter'), owner: scenario.id }, spanAt(first.place)),
    ]
  })
}
