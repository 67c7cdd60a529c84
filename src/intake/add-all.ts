import type { Diagnostic } from '../kernel/diagnostic.ts'

/** Adds findings one by one: a spread of a hundred thousand would exhaust the stack. */
export function addAll(diagnostics: Diagnostic[], found: readonly Diagnostic[]): void {
  for (const finding of found) diagnostics.push(finding)
}
