import type { Diagnostic } from './diagnostic.ts'

/** Findings of which those that say the same of the same place are left once: two versions of a game share most of their faults. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, message, at }: Diagnostic): string => JSON.stringify([code, message, at?.file, at?.start])
  const keys = diagnostics.map(keyOf)
  return diagnostics.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}
