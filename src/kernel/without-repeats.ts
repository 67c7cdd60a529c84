import type { Diagnostic } from './diagnostic.ts'

/** Findings of which those that say the same of the same place are left once: pieces that share a drawing, scenarios that share a set-up and versions of a game share their faults. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ code, message, at }) => {
    const key = JSON.stringify([code, message, at?.file, at?.start])
    return !seen.has(key) && seen.add(key)
  })
}
