/** A part of a report: a heading, sentences, and a table whose first row is its head. */
export interface ReportSection {
  readonly title: string
  readonly lines?: readonly string[]
  readonly table?: readonly (readonly string[])[]
}
