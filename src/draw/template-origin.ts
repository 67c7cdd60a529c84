/** Where in the templates a helper is called, and the field that its first name stands for. */
export interface Origin {
  readonly file: string
  readonly start: number
  readonly end: number
  /** `title` in `{{text title …}}`; absent when only literals are given. */
  readonly field?: string | undefined
}

/** Offset in a text of a place that Handlebars gives: lines from 1, columns from 0. */
export function offsetOf(text: string, place: { readonly line: number; readonly column: number }): number {
  let start = 0
  for (let line = 1; line < place.line; line++) {
    const next = text.indexOf('\n', start)
    if (next < 0) return text.length
    start = next + 1
  }
  return Math.min(text.length, start + place.column)
}
