import type { Library } from '../draw/face.ts'
import type { Outcome, Span } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import type { JobMetadata } from './deck-request.ts'
import type { Page, PrintJob } from './print-job.ts'
import { saySheets } from './sheet-messages.ts'

/** What a document of pages without backs is about. */
export interface OneSidedRequest extends JobMetadata {
  readonly sheet: string
  readonly title: string
  readonly paper: Paper
  readonly library: Library
  readonly at?: Span | undefined
}

/** A finished page, and what had no room on it. */
export interface FinishedPage {
  readonly page: Page
  readonly leftOut: readonly string[]
}

/** A one-sided document of finished pages, a piece each. What had no room is noted once, however many pages it was missing from. */
export function oneSidedJob(request: OneSidedRequest, drawn: readonly FinishedPage[]): Outcome<PrintJob> {
  const { sheet, title, paper, library, author, subject, keywords, at } = request
  const leftOut = new Set(drawn.flatMap((page) => page.leftOut))
  return {
    value: {
      sheet,
      title,
      paper,
      backs: 'none',
      name: `${sheet}_${paper.id}_none`,
      pages: drawn.map(({ page }) => page),
      library,
      pieces: drawn.length,
      author,
      subject,
      keywords,
    },
    diagnostics: [...leftOut].map((what) => saySheets('left-out', { sheet, paper: paper.title, what }, at)),
  }
}
