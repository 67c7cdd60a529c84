import type { Studio } from '../draw/studio.ts'
import type { Game } from '../game/game.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { buildDeckJobs } from '../sheets/build-deck-jobs.ts'
import { buildEachJob, type EachStyle } from '../sheets/build-each-job.ts'
import type { PageOrder, SheetInfo } from '../sheets/deck-request.ts'
import type { Backs, PrintJob } from '../sheets/print-job.ts'
import { creditLine } from './deck-notes.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { variantStamp } from './variant-stamp.ts'

/** How sheets are to lie on paper. */
export interface PrintOptions {
  readonly paper: Paper
  readonly backs: Backs
  readonly pages: PageOrder
  /** mm between pieces. */
  readonly gap: number
}

/** Who made what is on the sheet; printed in its foot. Icons and fonts ask to be named. */
export function sheetInfo(game: Game, contents: string, notes: readonly string[], version: string): SheetInfo {
  const credits = [
    ...game.credits.map(creditLine),
    'Icons: game-icons.net, CC BY 3.0, by Lorc, Delapouite, others',
    'Type: Alegreya, Barlow, Source Sans, OFL',
  ]
  const stamp = variantStamp(game)
  return { game: game.title, contents, credits, notes: stamp === undefined ? notes : [stamp, ...notes], version }
}

/** Author, subject and keywords of a document about a game. A publisher or magazine is credited, but is no author. */
export function metadata(game: Game, info: SheetInfo): Pick<PrintJob, 'author' | 'subject' | 'keywords'> {
  return {
    author: game.credits.flatMap(({ role, name }) => (/^publish/i.test(role) ? [] : [name])).join(', '),
    subject: [info.contents, ...info.notes, ...info.credits].join('; '),
    keywords: [game.title, info.contents, 'print and play'],
  }
}

/** Lays the pieces of a sheet out one by one. */
export function layOutEach(
  game: Game,
  studio: Studio,
  sheet: DrawnSheet,
  style: EachStyle & { readonly backs: boolean },
  version: string,
): Outcome<PrintJob> {
  const title = `${game.title}: ${sheet.contents}`
  const about = metadata(game, sheetInfo(game, sheet.contents, sheet.notes, version))
  const { id, pieces, at } = sheet
  return buildEachJob({ sheet: id, title, pieces, library: studio.library, at, ...style, ...about })
}

/** Lays a drawn sheet on paper. */
export function layOut(
  game: Game,
  studio: Studio,
  sheet: DrawnSheet,
  options: PrintOptions,
  version: string,
): Outcome<PrintJob[]> {
  const info = sheetInfo(game, sheet.contents, sheet.notes, version)
  return buildDeckJobs({
    sheet: sheet.id,
    title: `${game.title}: ${sheet.contents}`,
    ...options,
    format: sheet.format,
    manner: sheet.manner,
    pieces: sheet.pieces,
    library: studio.library,
    theme: studio.theme,
    info,
    ...metadata(game, info),
    at: sheet.at,
  })
}
