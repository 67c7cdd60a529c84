import type { Span } from '../kernel/diagnostic.ts'

/** Where a value stands inside a document: keys of maps and numbers of list items, from the top. */
export type Path = readonly (string | number)[]

/**
 * A scalar that the author wrote without quotes. `written` is its text to the letter (`0101`, `4.10`, `no`), `value` what YAML makes of it.
 * Text fields take `written`, number fields take `value`, so that nothing turns into something else on the way.
 */
export class Plain {
  readonly written: string
  readonly value: string | number | boolean | null
  /** A comment right behind a number, without a space after its #: fine there, but a text would have lost it. */
  readonly comment?: string
  constructor(written: string, value: string | number | boolean | null, comment?: string) {
    this.written = written
    this.value = value
    if (comment !== undefined) this.comment = comment
  }
}

/** Data read from a file, every part of which knows its place. Maps are plain objects, lists are arrays, quoted and block text is `string`, unquoted scalars are `Plain`. */
export interface LocatedDocument {
  readonly file: string
  readonly text: string
  readonly value: unknown
  /** Of a document that was changed by others: all that parts of it were written in. */
  readonly origins?: readonly LocatedDocument[]
  /** The span of the value at a path, or of its key. A path that does not exist gives its nearest ancestor that does. */
  spanOf(path: Path, part?: 'key' | 'value'): Span
}

/** A place in a document, kept by everything that was read from it. */
export interface Place {
  readonly document: LocatedDocument
  readonly path: Path
}

/** A place inside another. */
export function placeAt(owner: Place, ...inside: readonly (string | number)[]): Place {
  return { document: owner.document, path: [...owner.path, ...inside] }
}

/** Span of something inside a place: `spanAt(card.place, 'count')`. */
export function spanAt(place: Place, ...inside: readonly (string | number)[]): Span {
  return place.document.spanOf([...place.path, ...inside])
}

/** The text that a span of a document covers, also where the part was written in another file. */
export function textAt(document: LocatedDocument, at: Span): string {
  const { text } = document.origins?.find(({ file }) => file === at.file) ?? document
  return text.slice(at.start, at.end)
}

/** Where letters stand in a part of a document for the first time; the whole part where they are written otherwise. */
export function spanOfLetters(document: LocatedDocument, at: Span, letters: string): Span {
  const index = textAt(document, at).indexOf(letters)
  if (index < 0) return at
  return { ...at, start: at.start + index, end: at.start + index + letters.length }
}

/** Span of a key inside a place, for findings about the key itself (unknown, not used). */
export function keySpanAt(place: Place, ...inside: readonly (string | number)[]): Span {
  return place.document.spanOf([...place.path, ...inside], 'key')
}
