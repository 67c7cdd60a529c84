import type { Diagnostic } from '../kernel/diagnostic.ts'
import { deckShape, fieldsShape, USUAL_FIELDS, type DeckFile } from '../schema/kinds/deck.ts'
import { readShape, valueAt } from '../schema/read-shape.ts'
import { buildCards } from './build-cards.ts'
import type { FieldSpec } from './game.ts'
import { readAll, type Filed, type Sorted } from './sort-documents.ts'

/** The deck files that are well-formed. Of the others the card lines are looked at nevertheless, so that one run finds all that is wrong. */
export function readDecks(sorted: Sorted, diagnostics: Diagnostic[]): Filed<DeckFile>[] {
  const read = readAll(sorted, 'deck', deckShape, diagnostics)
  for (const document of sorted.byKind.get('deck') ?? []) {
    if (read.some((file) => file.document === document)) continue
    const written = valueAt(document.value, ['fields'])
    const fields = written === undefined ? USUAL_FIELDS : readShape(document, fieldsShape, ['fields']).value
    const cards = valueAt(document.value, ['cards'])
    // A deck that is `like` another may leave out what it takes over.
    if (!fields || !Array.isArray(cards) || valueAt(document.value, ['like']) !== undefined) continue
    buildCards({ document, lines: cards.length, fields: specsOf(fields), base: undefined, diagnostics })
  }
  return read
}

/** Field types by name, as `fields:` writes them: `name: type`, `name?: type` for an optional one. */
export function specsOf(fields: Readonly<Record<string, FieldSpec['type']>>): Record<string, FieldSpec> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, type]) => [name.replace(/\?$/, ''), { type, optional: name.endsWith('?') }]),
  )
}
