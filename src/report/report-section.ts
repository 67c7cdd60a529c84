import type { Figure } from './plots/figure.ts'

/** A part of a report: a heading, sentences, plots, a table whose first row is its head, a command to type. */
export interface ReportSection {
  readonly title: string
  readonly lines?: readonly string[]
  readonly table?: readonly (readonly string[])[]
  /** Shown on pages alone; what they show stands in the lines or the table too. */
  readonly figures?: readonly Figure[]
  readonly command?: string
}
