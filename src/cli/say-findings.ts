import type { Diagnostic } from '../kernel/diagnostic.ts'
import { checkReport } from '../report/check-report.ts'
import type { Terminal } from './terminal.ts'

/** Shows findings on stderr with their lines of source. */
export function sayFindings(
  terminal: Terminal,
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
): void {
  if (diagnostics.length > 0) terminal.err(`${checkReport(diagnostics, sources, terminal.colour)}\n`)
}

/** Whether findings mean exit code 1. */
export function isFaulty(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'))
}
