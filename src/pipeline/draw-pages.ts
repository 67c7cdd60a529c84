import type { DrawContext } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { SheetRequest } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { buildPageJob, printableSize } from '../sheets/build-page-job.ts'
import type { PrintJob } from '../sheets/print-job.ts'
import { spanAt } from '../source/located-document.ts'
import { metadata, sheetInfo } from './lay-out.ts'

/** Draws a full-page sheet for a paper. Page sheets have no backs. */
export function drawPages(
  request: SheetRequest & { kind: 'reference' },
  context: DrawContext,
  paper: Paper,
  version: string,
  diagnostics: Diagnostic[],
): PrintJob | undefined {
  const { game, studio } = context
  const reference = game.references.find(({ id }) => id === request.reference)
  // References were resolved when the game was loaded.
  if (!reference) throw new Error(`no reference ${request.reference}`)
  const drawn = COMPONENTS.reference.draw({ reference, ...printableSize(paper) }, context)
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
    at: spanAt(reference.place),
  })
  diagnostics.push(...job.diagnostics)
  return job.value
}
