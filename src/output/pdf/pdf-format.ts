import type { OutputFormat } from '../output-format.ts'
import { expectedPages } from './expected-pages.ts'
import { verifyPdf } from './verify-pdf.ts'
import { writePdf } from './write-pdf.ts'

/** PDF for printing: true size, shared pictures, embedded fonts, and measured again once it is written. */
export const pdfFormat: OutputFormat = {
  id: 'pdf',
  summary: 'one PDF a sheet, measured after writing',
  async emit(job, { fonts }) {
    const bytes = await writePdf(job, fonts)
    const path = `${job.name}.pdf`
    const { verified, diagnostics } = verifyPdf(bytes, expectedPages(job), path)
    const { sheet, paper, backs, variant, pages, pieces } = job
    const file = { path, format: 'pdf', sheet, paper: paper.id, backs, variant, pages: pages.length, pieces, bytes }
    return { files: [file], verified, diagnostics }
  },
}
