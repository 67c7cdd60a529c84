import type * as z from 'zod'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { textAt, type LocatedDocument, type Path } from '../source/located-document.ts'
import { inQuotes } from '../source/read-quotes.ts'
import { Complaint } from './complaint.ts'
import { sayShape } from './shape-messages.ts'

/** Reads a document, or the part of it at `path`, as a shape says. All problems come back at once, each at its place. */
export function readShape<T>(document: LocatedDocument, shape: z.ZodType<T, unknown>, path: Path = []): Outcome<T> {
  const read = shape.safeParse(valueAt(document.value, path))
  if (read.success) return { value: read.data, diagnostics: [] }
  return { diagnostics: read.error.issues.map((issue) => explainIssue(document, path, issue)) }
}

/** The raw value at a path, undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string | number, unknown>)[step]
  }
  return found
}

function explainIssue(document: LocatedDocument, base: Path, issue: z.core.$ZodIssue): Diagnostic {
  const path: Path = [...base, ...issue.path.filter((step) => typeof step !== 'symbol')]
  const complaint: unknown = issue.code === 'custom' ? issue.params?.['complaint'] : undefined
  if (!(complaint instanceof Complaint)) throw new Error(`a shape let zod speak for itself: ${issue.message}`)
  const { finding, remedy } = complaint
  const key = String(path.at(-1) ?? '')
  if (remedy.known) {
    const hints = didYouMean(key, remedy.known, 'known here')
    return sayShape('unknown-key', { key }, document.spanOf(path, 'key'), { hints })
  }
  const hints = [...(remedy.hints ?? [])]
  const at = document.spanOf(path)
  if (path.length > 0 && valueAt(document.value, path) === undefined) {
    const helpful = finding.code === 'schema/missing-key' ? hints : []
    return sayShape('missing-key', { key }, at, { hints: helpful })
  }
  if (remedy.quotes) hints.push(offerQuotes(textAt(document, at)))
  const message = typeof path.at(-1) === 'string' ? `${key}: ${finding.message}` : finding.message
  return { ...finding, message, at, hints }
}

function offerQuotes(written: string): string {
  if (/^[[{]/.test(written) && !written.includes('\n')) return `write it in quotes: ${inQuotes(written)}`
  return 'write it in quotes, or behind | on lines of its own'
}
