import type { EmitOptions, OutputFile } from '../output/output-format.ts'
import type { PrintJob } from '../sheets/print-job.ts'
import { pagesAsSvg } from './emit-job.ts'

/** The ink of each page of a document: a share of the area of its pieces, see `measureInk`. It takes about as long as writing the document. */
export async function estimateInk(job: PrintJob, options: EmitOptions): Promise<number[]> {
  const { measureInk } = await import('./measure-ink.ts')
  return measureInk(job.pages, await pagesAsSvg(job, options))
}

/** Files of a document with their ink: a file for each page has its page's, another the mean of all pages. */
export function withInk(files: readonly OutputFile[], ink: readonly number[]): OutputFile[] {
  const mean = ink.reduce((sum, share) => sum + share, 0) / Math.max(1, ink.length)
  return files.map((file, i) => ({ ...file, ink: rounded(files.length === ink.length ? (ink[i] ?? mean) : mean) }))
}

/** An estimate of two places: more would promise too much, and might differ between machines. */
function rounded(share: number): number {
  return Math.round(share * 100) / 100
}
