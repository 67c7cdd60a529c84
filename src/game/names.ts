import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { sayGame } from './game-messages.ts'

/** A judge of names: `expect('deck', 'zulu', at)` reports a name that nothing defines. */
export interface Names {
  /** False while a file could not be read at all: a name may stand in it, so nothing is reported. */
  readonly complete: boolean
  expect(what: string, id: string | undefined, at: Span): void
}

/** A judge over the names that are defined, by what they name. */
export function names(
  defined: Readonly<Record<string, readonly string[]>>,
  complete: boolean,
  diagnostics: Diagnostic[],
): Names {
  return {
    complete,
    expect(what, id, at) {
      const known = defined[what] ?? []
      if (!complete || id === undefined || known.includes(id)) return
      const hints = known.length > 0 ? didYouMean(id, known, plural(what)) : [`the game has no ${what} at all`]
      diagnostics.push(sayGame('unknown-reference', { what, id }, at, { hints }))
    },
  }
}

/** `decks`, `sets of counters`, `terrains`. */
function plural(what: string): string {
  const [word = '', ...rest] = what.split(' ')
  return [/(?:s|x)$/.test(word) ? `${word}es` : `${word}s`, ...rest].join(' ')
}
