import type { Comparison } from './compare-report.ts'
import { sectionsOf } from './compare-sections.ts'
import { sectionText } from './section-text.ts'

/** A comparison for the terminal. */
export function compareText(comparison: Comparison): string {
  const blocks = sectionsOf(comparison).map((section) => sectionText(section).join('\n'))
  return `${[headOf(comparison), ...blocks].join('\n\n')}\n`
}

/** A comparison as Markdown. */
export function compareMarkdown(comparison: Comparison): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|')
  const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  const blocks = sectionsOf(comparison).map(({ title, lines = [], table = [], command }) => {
    const [head = [], ...rows] = table
    const drawn = table.length > 0 ? [row(head), row(head.map(() => '---')), ...rows.map(row)] : []
    return [
      `## ${title}`,
      ...(lines.length > 0 ? ['', ...lines.map((line) => `- ${line}`)] : []),
      ...(drawn.length > 0 ? ['', ...drawn] : []),
      ...(command === undefined ? [] : ['', '```sh', command, '```']),
    ].join('\n')
  })
  return `${[`# ${headOf(comparison)}`, ...blocks].join('\n\n')}\n`
}

/** Both versions by name. */
export function headOf({ base, changed }: Pick<Comparison, 'base' | 'changed'>): string {
  return `${base.title} and ${changed.title === base.title ? `${changed.title} (changed)` : changed.title}`
}
