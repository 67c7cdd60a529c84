import type { DrawContext } from '../components/component.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { buildPageJob } from '../sheets/build-page-job.ts'
import type { PrintJob } from '../sheets/print-job.ts'
import { spanAt } from '../source/located-document.ts'
import { metadata, sheetInfo } from './lay-out.ts'
import type { PageFaces } from './page-faces.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Draws a full-page sheet for a paper. Page sheets have no backs. */
export function drawPages(
  request: PageSheet,
  faces: PageFaces,
  context: DrawContext,
  paper: Paper,
  version: string,
  diagnostics: Diagnostic[],
): PrintJob | undefined {
  const { game, studio } = context
  const drawn = faces(request, context, paper)
  diagnostics.push(...drawn.diagnostics)
  if (!drawn.value) return undefined
  const info = sheetInfo(game, request.title, [], version)
  const job = buildPageJob({
    sheet: request.id,
    title: `${game.title}: ${request.title}`,
    paper,
    faces: drawn.value.fronts,
    library: studio.library,
    theme: studio.theme,
    info,
    ...metadata(game, info),
    at: spanAt(request.place),
  })
  diagnostics.push(...job.diagnostics)
  return job.value
}
