import type { OutputFile } from '../output/output-format.ts'
import type { PrintJob } from '../sheets/print-job.ts'

/** Formats that write a file for each page, in the order of their columns. */
const SINGLE_FORMATS = ['png', 'svg'] as const

/**
 * The list of a document of single pieces: which page and which files show which piece, and how many copies there are, as a table of comma-separated values.
 * Undefined for a document of another kind.
 */
export function listPieces(job: PrintJob, files: readonly OutputFile[]): OutputFile | undefined {
  if (!job.pages.some(({ single }) => single)) return undefined
  const columns = SINGLE_FORMATS.map((format) => files.filter((file) => file.format === format)).filter(
    (column) => column.length === job.pages.length,
  )
  const head = ['page', 'piece', 'side', 'title', 'copies', ...columns.map(([file]) => file?.format ?? '')]
  const rows = job.pages.map(({ number, side, single, placements }, i) => [
    ...[String(number), placements[0]?.face.piece ?? '', side, single?.title ?? '', String(single?.copies ?? '')],
    ...columns.map((column) => column[i]?.path ?? ''),
  ])
  const text = [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
  const { name, sheet, paper, backs, variant } = job
  const bytes = new TextEncoder().encode(text)
  return { path: `${name}.csv`, format: 'csv', sheet, paper: paper.id, backs, variant, pages: 0, pieces: 0, bytes }
}

/** A cell of comma-separated values (RFC 4180). */
function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
