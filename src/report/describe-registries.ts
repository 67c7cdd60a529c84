import { CHECKS } from '../check/registry.ts'
import { COMPONENTS } from '../components/registry.ts'
import { messagesByCode, STAGES, type StageMessages } from './codes.ts'

/** Marks between which a page of documentation is written by `npm run docs`. */
export function marksOf(section: string): { readonly start: string; readonly end: string } {
  return { start: `<!-- ${section}: written by \`npm run docs\` -->`, end: `<!-- /${section} -->` }
}

/** A page with one of its sections replaced. A page that has lost its marks is our own fault. */
export function withSection(page: string, section: string, text: string): string {
  const { start, end } = marksOf(section)
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`the page has lost its marks ${start} and ${end}`)
  return `${page.slice(0, from + start.length)}\n\n${text}\n${page.slice(to)}`
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |\n`).join('')

/** Every check with its line. */
export function checksTable(): string {
  return table(
    ['check', 'what it asks'],
    CHECKS.map(({ id, summary }) => [`\`${id}\``, summary]),
  )
}

/** Every component and every format with its line. */
export function piecesTable(formats: readonly { readonly id: string; readonly summary: string }[]): string {
  const rows = [
    ...Object.values(COMPONENTS).map(({ id, summary }) => ['component', `\`${id}\``, summary]),
    ...formats.map(({ id, summary }) => ['format', `\`${id}\``, summary]),
  ]
  return table(['', 'name', 'what it is'], rows)
}

/** Every finding by its code, with its sentence. `more`: tables of stages above this folder. */
export function findingsTable(more: readonly StageMessages[]): string {
  const rows = [...messagesByCode([...STAGES, ...more])].sort(([a], [b]) => (a < b ? -1 : 1))
  return table(
    ['code', 'severity', 'what it says'],
    rows.map(([code, { severity, says }]) => [`\`${code}\``, severity, says]),
  )
}
