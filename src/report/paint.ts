import picocolors from 'picocolors'
import type { Severity } from '../kernel/diagnostic.ts'

/** Colours of a report; without colour every function gives its text back. */
export interface Paint {
  severity(severity: Severity, text: string): string
  strong(text: string): string
  faint(text: string): string
}

/** The colours of a terminal, or none. */
export function paint(colour: boolean): Paint {
  const colours = picocolors.createColors(colour)
  const bySeverity = { error: colours.red, warning: colours.yellow, note: colours.cyan }
  return {
    severity: (severity, text) => colours.bold(bySeverity[severity](text)),
    strong: colours.bold,
    faint: colours.dim,
  }
}
