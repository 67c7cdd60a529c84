import type { Outcome } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { PAGE_MARGIN } from './build-page-job.ts'
import { buildTiledJob, type TiledRequest } from './build-tiled-job.ts'
import type { PrintJob } from './print-job.ts'

/** Name of the document of a sheet on one page of its own size. */
export const WHOLE = 'whole'

/** Space between the sheet and head and foot beyond the margin, mm. */
const AIR = 2

/** A sheet on one page as large as it takes, for a copy shop or a plotter. */
export function buildWholeJob(request: Omit<TiledRequest, 'paper'>): Outcome<PrintJob> {
  const sides = [request.face.width, request.face.height].map((side) => Math.ceil(side + 2 * (PAGE_MARGIN + AIR)))
  const [width, height] = [Math.min(...sides), Math.max(...sides)]
  const paper: Paper = { id: WHOLE, title: `${width} x ${height} mm`, width, height }
  return buildTiledJob({ ...request, paper })
}
