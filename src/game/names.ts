import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { sayGame } from './game-messages.ts'

/** The names that a game defines, by what they name: decks, rulings, scenarios ... */
export interface Names {
  /** Reports a name that nothing defines. Says nothing while files of that sort are broken: the name may stand in one of them. */
  expect(what: string, id: string | undefined, at: Span): void
}

/** A judge of names. `defined` holds the names by what they name; `incomplete` what could not be read in full. */
export function names(
  defined: Readonly<Record<string, readonly string[]>>,
  incomplete: ReadonlySet<string>,
  diagnostics: Diagnostic[],
): Names {
  return {
    expect(what, id, at) {
      const known = defined[what] ?? []
      if (id === undefined || incomplete.has(what) || known.includes(id)) return
      diagnostics.push(unknownName(what, id, known, at))
    },
  }
}

/** The finding that a name is not defined. */
export function unknownName(what: string, id: string, known: readonly string[], at: Span): Diagnostic {
  const hints = known.length > 0 ? didYouMean(id, known, `${what}s`) : [`the game has no ${what} at all`]
  return sayGame('unknown-reference', { what, id }, at, { hints })
}
