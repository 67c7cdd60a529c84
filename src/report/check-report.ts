import { countOf } from '../kernel/count-of.ts'
import type { Diagnostic, Severity } from '../kernel/diagnostic.ts'
import { codeFrame, type Sources } from './code-frame.ts'
import { paint } from './paint.ts'

/** How many findings there are of each severity. */
export interface Summary {
  readonly errors: number
  readonly warnings: number
  readonly notes: number
}

/** Counts findings. */
export function summaryOf(diagnostics: readonly Diagnostic[]): Summary {
  const count = (severity: Severity): number => diagnostics.filter((d) => d.severity === severity).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}

/** All findings as text: one frame each, in the order of files and places, an empty line between. Empty when nothing was found. */
export function checkReport(diagnostics: readonly Diagnostic[], sources: Sources, colour: boolean): string {
  const colours = paint(colour)
  return sortFindings(diagnostics)
    .map((diagnostic) => codeFrame(diagnostic, sources, colours))
    .join('\n')
}

/** Findings without a place first, then by file and place; what stands at one place keeps its order. */
export function sortFindings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => {
    if (!a.at || !b.at) return a.at ? 1 : b.at ? -1 : 0
    if (a.at.file !== b.at.file) return a.at.file < b.at.file ? -1 : 1
    return a.at.start - b.at.start
  })
}

/** `2 errors, 1 warning`; `no problems` when there is nothing but notes. */
export function saySummary({ errors, warnings, notes }: Summary): string {
  const counts = [[errors, 'error'] as const, [warnings, 'warning'] as const, [notes, 'note'] as const]
  const parts = counts.flatMap(([count, word]) => (count === 0 ? [] : [countOf(count, word)]))
  return errors + warnings === 0 ? ['no problems', ...parts].join(', ') : parts.join(', ')
}
