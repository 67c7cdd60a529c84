/** A stretch of a source file: offsets in UTF-16 units, half-open. Line and column are worked out only when it is printed. */
export interface Span {
  readonly file: string
  readonly start: number
  readonly end: number
  /** The cell of a workbook (`Cards!C7`), which has no lines; offsets then only say what comes first. */
  readonly cell?: string
}

/** `error` stops the command with exit code 1, `warning` does not (unless `--strict`), `note` only informs. */
export type Severity = 'error' | 'warning' | 'note'

/** One finding about a user's files. A value, never thrown. */
export interface Diagnostic {
  /** `stage/name`; never changes its meaning. */
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly at?: Span | undefined
  /** Other places that belong to the finding (the first of two duplicates). */
  readonly related?: readonly { readonly message: string; readonly at: Span }[]
  /** How to mend it; one sentence each. */
  readonly hints?: readonly string[]
}

/** What a stage returns: a value where one could be made, and everything that was found on the way. */
export interface Outcome<T> {
  readonly value?: T | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Whether any of the findings is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((d) => d.severity === 'error')
}
