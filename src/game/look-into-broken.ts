import type { Diagnostic } from '../kernel/diagnostic.ts'
import { KINDS } from '../schema/registry.ts'
import type { LocatedDocument } from '../source/located-document.ts'
import { buildDecks } from './build-deck.ts'
import { names } from './names.ts'
import { readDecks } from './read-decks.ts'
import { readAll, sortDocuments } from './sort-documents.ts'

/**
 * Texts without their quotes in files that YAML cannot read for another reason. `[coin]` and `{fire}` are good YAML, so only the shapes find them; without this
 * a file would have to be mended twice. All else that the shapes find in a guess may be a consequence of the errors, and is left out.
 */
export function lookIntoBroken(guesses: readonly LocatedDocument[], reported: readonly Diagnostic[]): Diagnostic[] {
  const found: Diagnostic[] = []
  const sorted = sortDocuments(guesses)
  buildDecks(readDecks(sorted, found), { names: names({}, false, found), diagnostics: found })
  for (const kind of KINDS) if (kind.id !== 'deck') readAll(sorted, kind.id, kind.shape, found)
  return found.filter((finding) => {
    const document = guesses.find((guess) => guess.file === finding.at?.file)
    if (finding.code !== 'schema/expected-text' || !document || !finding.at) return false
    const line = lineOf(document.text, finding.at.start)
    const isReported = reported.some(
      (other) => other.at?.file === document.file && lineOf(document.text, other.at.start) === line,
    )
    return !isReported && /[[{]/.test(document.text[finding.at.start] ?? '')
  })
}

function lineOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1)
}
