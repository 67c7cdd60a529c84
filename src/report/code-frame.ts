import type { Diagnostic, Severity, Span } from '../kernel/diagnostic.ts'
import { lineStartsOf } from './line-starts.ts'
import type { Paint } from './paint.ts'
import { positionOf } from './position.ts'
import { sourceLine } from './source-line.ts'

/** Texts of files by path, to show the lines that findings point at. */
export type Sources = ReadonlyMap<string, string>

/** A finding for a reader: `file:line:col severity code message`, the line with the place underlined, related places, hints. */
export function codeFrame(diagnostic: Diagnostic, sources: Sources, paint: Paint): string {
  const { at, severity, code, message } = diagnostic
  const place = at ? `${paint.strong(placeOf(at, sources))} ` : ''
  const lines = [`${place}${paint.severity(severity, severity)} ${paint.faint(code)} ${message}`]
  if (at) lines.push(...excerpt(at, severity, sources, paint))
  for (const { message: what, at: where } of diagnostic.related ?? []) {
    lines.push(`  ${paint.strong(placeOf(where, sources))} ${what}`)
    lines.push(...excerpt(where, 'note', sources, paint))
  }
  for (const hint of diagnostic.hints ?? []) lines.push(`  ${paint.faint('=')} ${hint}`)
  return `${lines.join('\n')}\n`
}

/** `file:line:column`, or `file:Sheet!C7` in a workbook; the file alone where its text is not known. */
export function placeOf(at: Span, sources: Sources): string {
  if (at.cell !== undefined) return `${at.file}:${at.cell}`
  const text = sources.get(at.file)
  if (text === undefined) return at.file
  const { line, column } = positionOf(text, at.start, lineStartsOf(sources, at.file))
  return `${at.file}:${line}:${column}`
}

function excerpt(at: Span, severity: Severity, sources: Sources, paint: Paint): string[] {
  const text = sources.get(at.file)
  if (text === undefined || text === '') return []
  const number = String(positionOf(text, at.start, lineStartsOf(sources, at.file)).line)
  const { shown, from, to } = sourceLine(text, at.start, at.end, lineStartsOf(sources, at.file))
  const marks = paint.severity(severity, '^'.repeat(to - from))
  const bar = paint.faint('|')
  return [
    `  ${paint.faint(number)} ${bar} ${shown}`,
    `  ${' '.repeat(number.length)} ${bar} ${' '.repeat(from)}${marks}`,
  ]
}
