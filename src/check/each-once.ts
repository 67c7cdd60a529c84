import type { Diagnostic } from '../kernel/diagnostic.ts'

/** Findings without those that say the same of the same place: what several scenarios take over is wrong in all of them. */
export function eachOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ code, message, at }) => {
    const key = JSON.stringify([code, message, at?.file, at?.start])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
