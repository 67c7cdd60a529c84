import type { DrawContext } from '../components/component.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import type { PrinterProfile } from '../schema/kinds/printer.ts'
import { applyPrinter } from '../sheets/apply-printer.ts'
import type { EachStyle } from '../sheets/build-each-job.ts'
import { WHOLE } from '../sheets/build-whole-job.ts'
import type { PageOrder } from '../sheets/deck-request.ts'
import type { Backs, PrintJob } from '../sheets/print-job.ts'
import { placeInReach, reachOf } from '../sheets/printer-reach.ts'
import type { CheckedGame } from './check-game.ts'
import type { DrawOptions } from './draw-game.ts'
import { drawPages } from './draw-pages.ts'
import { layOutMap } from './lay-out-maps.ts'
import { layOut, layOutEach } from './lay-out.ts'
import { nameVariant } from './name-variant.ts'
import { packageVersion } from './package-version.ts'
import { withinReach } from './within-reach.ts'

/** How the sheets of a game are to lie on paper. */
export interface LayOutOptions {
  readonly papers: readonly Paper[]
  readonly backs: readonly Backs[]
  readonly pages: PageOrder
  /** mm between pieces. */
  readonly gap: number
  /** Pieces one by one instead of sheets of them; pages and maps stay as they are. */
  readonly each?: EachStyle | undefined
  /** Keeps to what a printer reaches, and moves and stretches pages to make up for it. */
  readonly printer?: PrinterProfile | undefined
}

/** Every document of the game: each sheet on each paper with each kind of backs. */
export function layOutGame(
  host: Host,
  { game, drawn, rulings }: Pick<CheckedGame, 'game' | 'drawn' | 'rulings'>,
  options: LayOutOptions & DrawOptions,
  diagnostics: Diagnostic[],
): PrintJob[] {
  if (!game || !drawn) return []
  const { studio, terrainPictures } = drawn
  const version = `Quartermaster ${packageVersion(host)}`
  const { oneOfEach, counterSize, printer } = options
  const context: DrawContext = { studio, game, rulings, oneOfEach, counterSize, terrainPictures }
  const jobs: PrintJob[] = []
  const { each } = options
  for (const sheet of each ? drawn.sheets : []) {
    const backs = options.backs.some((kind) => kind !== 'none')
    const laid = layOutEach(game, studio, sheet, { ...each!, backs }, version)
    diagnostics.push(...laid.diagnostics)
    if (laid.value) jobs.push(laid.value)
  }
  for (const paper of options.papers) {
    for (const sheet of each ? [] : drawn.sheets) {
      for (const backs of options.backs) {
        const laid = withinReach(paper, printer, backs, (room) =>
          layOut(game, studio, sheet, { paper: room, backs, pages: options.pages, gap: options.gap }, version),
        )
        diagnostics.push(...laid.diagnostics)
        // A deck without backs comes out the same for every kind of backs.
        jobs.push(...(laid.value ?? []).filter((job) => !jobs.some((other) => other.name === job.name)))
      }
    }
    for (const request of drawn.pageSheets) {
      const laid = withinReach(paper, printer, 'none', (room) => {
        const found: Diagnostic[] = []
        const job = drawPages(request, drawn.pageFaces, context, room, version, found)
        return { value: job && [job], diagnostics: found }
      })
      diagnostics.push(...laid.diagnostics)
      jobs.push(...(laid.value ?? []))
    }
  }
  const rooms = new Map(options.papers.map((paper) => [(printer && reachOf(paper, printer, 'none')) ?? paper, paper]))
  for (const map of drawn.maps) {
    const laid = layOutMap(game, studio, map, [...rooms.keys()], version, diagnostics)
    jobs.push(
      ...laid.map((job) => {
        const paper = rooms.get(job.paper)
        return printer && paper && paper !== job.paper ? placeInReach(job, paper, printer, 'none') : job
      }),
    )
  }
  const named = jobs.map((job) => nameVariant(job, game, options))
  if (!printer) return named
  return named.flatMap((job) => {
    // Single pieces and pages of their own size go elsewhere, not through this printer.
    if (job.backs === 'apart' || job.paper.id === WHOLE) return job
    const corrected = applyPrinter(job, printer, studio.theme)
    diagnostics.push(...corrected.diagnostics)
    return corrected.value ?? []
  })
}
