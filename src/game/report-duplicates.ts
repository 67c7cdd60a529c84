import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { sayGame } from './game-messages.ts'

/** Reports ids that stand twice; every later place names the first. */
export function reportDuplicates(
  what: string,
  items: readonly { readonly id: string; readonly at: Span }[],
  diagnostics: Diagnostic[],
): void {
  const first = new Map<string, Span>()
  for (const { id, at } of items) {
    const earlier = first.get(id)
    if (!earlier) {
      first.set(id, at)
      continue
    }
    const related = [{ message: `"${id}" first stands here`, at: earlier }]
    diagnostics.push(sayGame('duplicate-id', { what, id }, at, { related }))
  }
}
