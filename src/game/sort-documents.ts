import type * as z from 'zod'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { isBlank } from '../schema/describe-value.ts'
import { Complaint } from '../schema/complaint.ts'
import { KINDS } from '../schema/registry.ts'
import { readShape, valueAt } from '../schema/read-shape.ts'
import { sayShape } from '../schema/shape-messages.ts'
import { textOf } from '../schema/values/texts.ts'
import type { LocatedDocument } from '../source/located-document.ts'

/** Documents by their kind. */
export interface Sorted {
  readonly byKind: ReadonlyMap<string, readonly LocatedDocument[]>
  readonly diagnostics: readonly Diagnostic[]
}

/** Looks at the `kind:` of each document. */
export function sortDocuments(documents: readonly LocatedDocument[]): Sorted {
  const byKind = new Map<string, LocatedDocument[]>()
  const diagnostics: Diagnostic[] = []
  for (const document of documents) {
    const kind = kindOf(document, diagnostics)
    if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), document])
  }
  return { byKind, diagnostics }
}

function kindOf(document: LocatedDocument, diagnostics: Diagnostic[]): string | undefined {
  const known = KINDS.map((kind) => kind.id)
  const written = valueAt(document.value, ['kind'])
  const kind = textOf(written)
  const at = document.spanOf(['kind'])
  if (isBlank(written) || kind instanceof Complaint) {
    const start = document.spanOf([])
    const hints = [`start the file with a line "kind: ..."; kinds: ${known.join(', ')}`]
    diagnostics.push(
      sayShape('missing-kind', {}, kind instanceof Complaint && !isBlank(written) ? at : start, { hints }),
    )
    return undefined
  }
  if (known.includes(kind)) return kind
  diagnostics.push(sayShape('unknown-kind', { kind }, at, { hints: didYouMean(kind, known, 'kinds') }))
  return undefined
}

/** A document read as a shape says. */
export interface Filed<T> {
  readonly document: LocatedDocument
  readonly data: T
}

/** Reads all documents of a kind; those that fail are left out, and their problems collected. */
export function readAll<T>(
  sorted: Sorted,
  kind: string,
  shape: z.ZodType<T, unknown>,
  diagnostics: Diagnostic[],
): Filed<T>[] {
  const read: Filed<T>[] = []
  for (const document of sorted.byKind.get(kind) ?? []) {
    const outcome = readShape(document, shape)
    for (const finding of outcome.diagnostics) diagnostics.push(finding)
    if (outcome.value !== undefined) read.push({ document, data: outcome.value })
  }
  return read
}
