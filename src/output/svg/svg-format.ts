import type { OutputFormat } from '../output-format.ts'
import { writeSvg } from './write-svg.ts'

/** SVG for cutting machines and editing: one self-contained file a page. */
export const svgFormat: OutputFormat = {
  id: 'svg',
  summary: 'one self-contained SVG a page',
  emit(job, { fonts, svgText }) {
    const pages = writeSvg(job, fonts, svgText)
    const digits = Math.max(2, String(pages.length).length)
    const encoder = new TextEncoder()
    const files = pages.map((page, index) => ({
      path: `${job.name}_${String(index + 1).padStart(digits, '0')}.svg`,
      format: 'svg',
      sheet: job.sheet,
      paper: job.paper.id,
      backs: job.backs,
      variant: job.variant,
      pages: 1,
      pieces: (job.pages[index]?.placements ?? []).filter(({ face }) => face.side === 'front').length,
      bytes: encoder.encode(page),
    }))
    return Promise.resolve({ files, diagnostics: [] })
  },
}
