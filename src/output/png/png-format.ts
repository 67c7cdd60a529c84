import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { Page, PrintJob } from '../../sheets/print-job.ts'
import type { OutputFile, OutputFormat } from '../output-format.ts'
import { frontsOn, pagePath } from '../page-file.ts'
import { MOST_PIXELS, rasterSvg } from '../raster-svg.ts'
import { encodePng } from '../encode-png.ts'
import { expectedPicture } from './expected-picture.ts'
import { sayPng } from './png-messages.ts'
import { verifyPng } from './verify-png.ts'

/** Pixels an inch where nobody says otherwise: what home printers and print services work with. */
export const USUAL_DPI = 300

/** Pictures for programs that take no PDF: print services, tables on screen, chats. Drawn from the SVG pages, so that they show the same. */
export const pngFormat: OutputFormat = {
  id: 'png',
  summary: 'one picture a page, of 300 dpi or what `--dpi` says, measured after writing',
  async emit(job, { pagesAsSvg, dpi = USUAL_DPI, goOn }) {
    if (!pagesAsSvg) throw new Error('pictures are drawn from SVG pages')
    const svgs = await pagesAsSvg()
    const files: OutputFile[] = []
    const diagnostics: Diagnostic[] = []
    for (const [index, page] of job.pages.entries()) {
      if (goOn && !(await goOn())) break
      const path = pagePath(job, index, 'png')
      const bytes = drawPage(page, svgs[index] ?? '', { path, dpi }, diagnostics)
      if (bytes) files.push(fileOf(job, page, path, bytes))
    }
    return { files, diagnostics }
  },
}

function fileOf({ sheet, paper, backs, variant }: PrintJob, page: Page, path: string, bytes: Uint8Array): OutputFile {
  return { path, format: 'png', sheet, paper: paper.id, backs, variant, pages: 1, pieces: frontsOn(page), bytes }
}

/** The picture of a page, measured; undefined when it would be too large. */
function drawPage(
  page: Page,
  svg: string,
  { path: file, dpi }: { readonly path: string; readonly dpi: number },
  diagnostics: Diagnostic[],
): Uint8Array | undefined {
  const expected = expectedPicture(page, dpi)
  const { width, height, clear } = expected
  const raster = rasterSvg(svg, { width, height, background: clear ? undefined : '#ffffff' })
  if (!raster) {
    diagnostics.push(tooLarge({ file, width, height, dpi, page: page.number }))
    return undefined
  }
  const bytes = encodePng(raster, { dpi, clear })
  diagnostics.push(...verifyPng(bytes, expected, file))
  return bytes
}

function tooLarge({
  page,
  ...size
}: {
  file: string
  width: number
  height: number
  dpi: number
  page: number
}): Diagnostic {
  const { file, dpi } = size
  const fits = Math.floor(dpi * Math.sqrt(MOST_PIXELS / (size.width * size.height)))
  if (fits >= dpi) return sayPng('wide-map', { file, page, dpi }, undefined, { hints: ['use a smaller --dpi'] })
  const hints = [`use --dpi ${fits} or less, or --only for other sheets`]
  return sayPng('too-large', { ...size, most: MOST_PIXELS / 1e6 }, undefined, { hints })
}
