import type { ExamplesFile } from '../schema/kinds/examples.ts'
import type { GameFile } from '../schema/kinds/game.ts'
import type { ReferenceFile } from '../schema/kinds/reference.ts'
import type { SheetHead } from './board-sheet.ts'
import type { Example, Game, SheetRequest } from './game.ts'
import type { Reference, ReferenceSection } from './reference.ts'
import type { LeftOutRule } from './left-out-rule.ts'
import type { Filed } from './sort-documents.ts'

/** The sheets that a game asks for; where it asks for none: every deck, set of counters, map, roster, reference and track, and all tables together. */
export function buildSheets(
  game: Filed<GameFile> | undefined,
  parts: Pick<Game, 'decks' | 'counterSheets' | 'maps' | 'rosters' | 'references' | 'tables' | 'tracks'>,
): SheetRequest[] {
  if (game?.data.sheets)
    return game.data.sheets.map((sheet, index) => ({
      ...sheet,
      place: { document: game.document, path: ['sheets', index] },
    }))
  const head = ({ id, title, place }: SheetHead): SheetHead => ({ id, title, place })
  return [
    ...parts.decks.map((deck): SheetRequest => ({ kind: 'deck', ...head(deck), deck: deck.id })),
    ...parts.counterSheets.map((sheet): SheetRequest => ({ kind: 'counters', ...head(sheet), counters: sheet.id })),
    ...parts.maps.map((map): SheetRequest => ({ kind: 'map', ...head(map), map: map.id })),
    ...parts.rosters.map((roster): SheetRequest => ({ kind: 'roster', ...head(roster), roster: roster.id })),
    ...parts.references.map((page): SheetRequest => ({ kind: 'reference', ...head(page), reference: page.id })),
    ...parts.tracks.map((track): SheetRequest => ({ kind: 'track', ...head(track), track: track.id })),
    ...allTables(parts),
  ]
}

/** One sheet of all tables. */
function allTables({ tables: [first, ...others] }: Pick<Game, 'tables'>): SheetRequest[] {
  if (!first) return []
  const tables = [first, ...others].map(({ id }) => id)
  return [{ kind: 'tables', id: 'tables', title: 'Tables', tables, place: first.place }]
}

/** The rules that the game's simulation leaves out. */
export function buildLeftOut(game: Filed<GameFile> | undefined): LeftOutRule[] {
  return (game?.data['not-simulated'] ?? []).map((rule, index) => ({
    ...rule,
    place: { document: game!.document, path: ['not-simulated', index] },
  }))
}

/** The typed quick references. */
export function buildReferences(files: readonly Filed<ReferenceFile>[]): Reference[] {
  return files.map(({ document, data }) => ({
    id: data.id,
    title: data.title,
    subtitle: data.subtitle ?? '',
    sections: data.sections.map((section, index): ReferenceSection => {
      const place = { document, path: ['sections', index] }
      if (section.kind !== 'hand-odds') return { ...section, place }
      const rows = section.rows.map(({ 'at-least': atLeast, ...row }, n) => ({
        ...row,
        atLeast,
        place: { document, path: [...place.path, 'rows', n] },
      }))
      return { ...section, rows, place }
    }),
    place: { document, path: [] },
  }))
}

/** The typed worked examples; what is given, done and expected stays as written, for the rules model to read. */
export function buildExamples(files: readonly Filed<ExamplesFile>[]): Example[] {
  return files.flatMap(({ document, data }) =>
    data.examples.map((example, index) => ({
      ...example,
      rulings: example.rulings ?? {},
      policies: example.policies ?? {},
      given: example.given ?? {},
      dice: example.dice ?? [],
      place: { document, path: ['examples', index] },
    })),
  )
}
