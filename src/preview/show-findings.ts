import type { Diagnostic } from '../kernel/diagnostic.ts'
import { saySummary, sortFindings, summaryOf } from '../report/check-report.ts'
import { codeFrame, placeOf, type Sources } from '../report/code-frame.ts'
import { paint } from '../report/paint.ts'
import type { PreviewEvent, ShownFinding } from './shown.ts'

/** Findings as a browser shows them: errors first, then warnings, then notes, each by file and place. */
export function showFindings(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): PreviewEvent & { kind: 'findings' } {
  const sorted = sortFindings(diagnostics)
  const ranked = (['error', 'warning', 'note'] as const).flatMap((rank) => sorted.filter((d) => d.severity === rank))
  const summary = saySummary(summaryOf(diagnostics))
  return { kind: 'findings', summary, findings: ranked.map((diagnostic) => showFinding(diagnostic, sources)) }
}

function showFinding(diagnostic: Diagnostic, sources: Sources): ShownFinding {
  const { severity, code, message, at } = diagnostic
  // The first line of a frame is what the other fields say.
  const [, ...rest] = codeFrame(diagnostic, sources, paint(false)).trimEnd().split('\n')
  return { severity, code, message, place: at ? placeOf(at, sources) : null, frame: rest.join('\n') }
}
