import type { Studio } from '../draw/studio.ts'
import type { Game } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { buildTiledJob } from '../sheets/build-tiled-job.ts'
import { buildWholeJob } from '../sheets/build-whole-job.ts'
import { planTiles } from '../sheets/plan-tiles.ts'
import type { PrintJob } from '../sheets/print-job.ts'
import { saySheets } from '../sheets/sheet-messages.ts'
import { spanAt } from '../source/located-document.ts'
import type { DrawnMap } from './draw-maps.ts'
import { metadata, sheetInfo } from './lay-out.ts'

/** The documents of a drawn map: tiled for each paper, and the map to play on also whole on one page of its own size. */
export function layOutMap(
  game: Game,
  studio: Studio,
  { request, face, seams, insetHeight }: DrawnMap,
  papers: readonly Paper[],
  version: string,
  diagnostics: Diagnostic[],
): PrintJob[] {
  const info = sheetInfo(game, request.title, [], version)
  const common = {
    sheet: request.id,
    title: `${game.title}: ${request.title}`,
    face,
    seams,
    library: studio.library,
    theme: studio.theme,
    info,
    ...metadata(game, info),
    at: spanAt(request.place),
  }
  const whole = request.kind !== 'setup-map' ? [buildWholeJob(common)] : []
  const built = [...papers.map((paper) => buildTiledJob({ ...common, paper })), ...whole]
  diagnostics.push(...built.flatMap((job) => job.diagnostics))
  for (const paper of insetHeight > 0 ? papers : []) {
    const pagesOf = (height: number): number => {
      const { rows, columns } = planTiles({ width: face.width, height, seams }, paper)
      return rows.length * columns.length
    }
    const [pages, fewer] = [pagesOf(face.height), pagesOf(face.height - insetHeight)]
    if (pages > fewer)
      diagnostics.push(
        saySheets(
          'track-takes-pages',
          { sheet: request.id, paper: paper.title, pages, fewer },
          spanAt(request.place, 'track'),
        ),
      )
  }
  return built.flatMap(({ value }) => value ?? [])
}
