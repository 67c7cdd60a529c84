import type { Diagnostic } from '../kernel/diagnostic.ts'
import { sayGame } from './game-messages.ts'

/** More findings of one file help nobody; a file of another program can have a hundred thousand. */
const MOST = 500

/** The first findings of each file, and how many more there are. */
export function limitFindings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length <= MOST) return [...diagnostics]
  const counts = new Map<string, number>()
  const kept = diagnostics.filter(({ at }) => {
    const count = (counts.get(at?.file ?? '') ?? 0) + 1
    counts.set(at?.file ?? '', count)
    return count <= MOST
  })
  for (const [file, count] of counts)
    if (count > MOST) kept.push(sayGame('too-many-findings', { more: count - MOST }, { file, start: 0, end: 0 }))
  return kept
}
