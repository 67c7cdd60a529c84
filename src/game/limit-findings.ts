import { countOf } from '../kernel/count-of.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { sayGame } from './game-messages.ts'

/** More findings of one file help nobody; a file of another program can have a hundred thousand. */
const MOST = 500

/** The first findings of each file, and how many more there are. */
export function limitFindings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length <= MOST) return [...diagnostics]
  const byFile = new Map<string, Diagnostic[]>()
  for (const finding of diagnostics) {
    const file = finding.at?.file ?? ''
    const earlier = byFile.get(file)
    if (earlier) earlier.push(finding)
    else byFile.set(file, [finding])
  }
  return [...byFile.values()].flatMap((found) => {
    if (found.length <= MOST) return found
    // At the place of the last one that is shown, so that it stands at the end of them.
    const more = sayGame(
      'too-many-findings',
      { more: countOf(found.length - MOST, 'more problem') },
      found[MOST - 1]?.at,
    )
    return [...found.slice(0, MOST), more]
  })
}
