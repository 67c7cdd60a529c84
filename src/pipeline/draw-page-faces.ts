import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { printableSize } from '../sheets/build-page-job.ts'
import { drawRackPages, drawTrackPages, trackBoxOf } from './draw-aids.ts'
import { drawRosterPages } from './draw-rosters.ts'
import { drawPlanOverview } from './draw-plans.ts'
import { drawSetUpPages } from './draw-set-ups.ts'
import { drawStandPages } from './draw-stands.ts'
import { drawStickPages } from './draw-sticks.ts'
import { drawTablePages, tableBoxOf } from './draw-tables.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Draws the pages of a full-page sheet, each of the printable size of a paper, upright or landscape. */
export function drawPageFaces(request: PageSheet, context: DrawContext, paper: Paper): Outcome<DrawnPieces> {
  const size = printableSize(paper)
  switch (request.kind) {
    case 'reference': {
      const reference = context.game.references.find(({ id }) => id === request.reference)
      // References were resolved when the game was loaded.
      if (!reference) throw new Error(`no reference ${request.reference}`)
      const boxes = { tableBox: tableBoxOf(request.id, context), trackBox: trackBoxOf(request.id, context) }
      return COMPONENTS.reference.draw({ reference, ...size, ...boxes }, context)
    }
    case 'rack':
      return drawRackPages(request, context, size)
    case 'track':
    case 'parameter-track':
      return drawTrackPages(request, context, size)
    case 'roster':
      return drawRosterPages(request, context, size)
    case 'stands':
      return drawStandPages(request, context, size)
    case 'sticks':
      return drawStickPages(request, context, size)
    case 'setup':
      return drawSetUpPages(request, context, size)
    case 'plan-overview':
      return drawPlanOverview(request, context, size)
    case 'tables':
      return drawTablePages(request, context, size)
  }
}
