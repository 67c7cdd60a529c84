import type { Diagnostic, Severity } from '../kernel/diagnostic.ts'
import { placeOf, type Sources } from './code-frame.ts'
import { lineStartsOf } from './line-starts.ts'
import { positionOf } from './position.ts'

/** A finding in JSON. Lines and columns count from 1, columns in UTF-16 units, the end is the column behind the last. All null without a place. */
export interface DiagnosticJson {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly endLine: number | null
  readonly endColumn: number | null
  /** The cell of a workbook, `Cards!C7`; only there. */
  readonly cell?: string
  /** How to mend it, and the other places that belong to it. */
  readonly hints: readonly string[]
}

/** A finding with its place worked out. */
export function diagnosticJson(diagnostic: Diagnostic, sources: Sources): DiagnosticJson {
  const { at, code, severity, message } = diagnostic
  const text = at && sources.get(at.file)
  const start = at && text !== undefined ? positionOf(text, at.start, lineStartsOf(sources, at.file)) : undefined
  const end = at && text !== undefined ? positionOf(text, at.end, lineStartsOf(sources, at.file)) : undefined
  const related = (diagnostic.related ?? []).map((other) => `${other.message}: ${placeOf(other.at, sources)}`)
  return {
    code,
    severity,
    message,
    file: at?.file ?? null,
    line: start?.line ?? null,
    column: start?.column ?? null,
    endLine: end?.line ?? null,
    endColumn: end?.column ?? null,
    ...(at?.cell !== undefined && { cell: at.cell }),
    hints: [...(diagnostic.hints ?? []), ...related],
  }
}
