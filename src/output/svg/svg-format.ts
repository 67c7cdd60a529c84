import type { OutputFormat } from '../output-format.ts'
import { frontsOn, pagePath } from '../page-file.ts'
import { writeSvg } from './write-svg.ts'

/** SVG for cutting machines and editing: one self-contained file a page. */
export const svgFormat: OutputFormat = {
  id: 'svg',
  summary: 'one self-contained SVG a page',
  emit(job, { fonts, svgText }) {
    const pages = writeSvg(job, fonts, svgText)
    const encoder = new TextEncoder()
    const files = pages.map((page, index) => ({
      path: pagePath(job, index, 'svg'),
      format: 'svg',
      sheet: job.sheet,
      paper: job.paper.id,
      backs: job.backs,
      variant: job.variant,
      pages: 1,
      pieces: frontsOn(job.pages[index]),
      bytes: encoder.encode(page),
    }))
    return Promise.resolve({ files, diagnostics: [] })
  },
}
