import type { Diagnostic } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'

/** Texts of all files that findings point into: those that were kept while reading, and the others read again. */
export function sourcesOf(
  host: Host,
  kept: ReadonlyMap<string, string>,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, string> {
  const sources = new Map(kept)
  for (const file of diagnostics
    .flatMap(({ at, related = [] }) => [at, ...related.map((other) => other.at)])
    .flatMap((span) => span?.file ?? [])) {
    if (!sources.has(file)) {
      try {
        sources.set(file, host.readText(file))
      } catch (error) {
        // A finding about a file that cannot be read is shown without its lines.
        if (!(error instanceof HostError)) throw error
      }
    }
  }
  return sources
}
