import { columns } from './columns.ts'
import type { ReportSection } from './report-section.ts'

/** A part of a report for the terminal: its title, and below it all that it says. */
export function sectionText({ title, lines = [], table = [], command }: ReportSection): string[] {
  const said = [...lines, ...columns(table), ...(command === undefined ? [] : [command])]
  return [title, ...said.map((line) => `  ${line}`)]
}
