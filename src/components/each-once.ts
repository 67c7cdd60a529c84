import type { Diagnostic } from '../kernel/diagnostic.ts'

/** Findings without repetitions: pieces that share a drawing or a mistake say the same. */
export function eachOnce(findings: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return findings.filter(({ code, message, at }) => {
    const key = `${code} ${message} ${at?.file ?? ''} ${at?.start ?? ''}`
    return seen.has(key) ? false : seen.add(key)
  })
}
