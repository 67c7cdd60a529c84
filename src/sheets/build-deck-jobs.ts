import { share } from '../draw/share.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import { micrometres } from '../kernel/units.ts'
import { counterGrid } from './counter-grid.ts'
import { cellNames, cornerTicks, type NamedCell } from './counter-marks.ts'
import { cutMarks, cutsOf, type Cuts } from './cut-marks.ts'
import type { DeckRequest } from './deck-request.ts'
import { edgeRoom, type EdgeRoom } from './edge-room.ts'
import { fitGrid } from './fit-grid.ts'
import { foldLine } from './fold-line.ts'
import { drawFurniture } from './furniture.ts'
import { turningAxis, type Grid } from './grid.ts'
import { drawFlats } from './ground-flats.ts'
import { impose, type ImposedSheet } from './impose.ts'
import { headText, REFEED_NOTE, SIDES, type PageSubject } from './page-texts.ts'
import type { Backs, Box, Page, PrintJob } from './print-job.ts'
import { COUNTER_MARK } from './sheet-limits.ts'
import { saySheets } from './sheet-messages.ts'

/** A page before its number is known. */
interface Draft {
  readonly side: Page['side']
  /** Number of the sheet of paper, from 1. */
  readonly paper: number
  readonly sheet: ImposedSheet
}

/**
 * Lays a deck on paper: one document, or two for `fronts-backs`. The documents hold each piece once, in the order given. Without any
 * back in the deck they are one-sided (`backs: none`); if only some pieces have one, every front page gets its back page, so that a duplex printer
 * stays in step. Errors: the pieces do not fit the paper.
 */
export function buildDeckJobs(request: DeckRequest): Outcome<PrintJob[]> {
  const { pieces, sheet, paper, format, gap, at } = request
  if (pieces.length === 0) return { value: [], diagnostics: [saySheets('nothing-to-print', { sheet }, at)] }
  const backs: Backs = pieces.some((piece) => piece.back) ? request.backs : 'none'
  const counters = request.manner === 'counters'
  const wanted = { sheet, format, paper, gap, gutterfold: backs === 'gutterfold', at }
  const fit = counters ? counterGrid(wanted, pieces.length) : fitGrid(wanted)
  if (!fit.value) return { diagnostics: fit.diagnostics }
  const grid = fit.value
  const room = edgeRoom(grid, micrometres(format.bleed), counters ? COUNTER_MARK : undefined)
  const sheets = impose(pieces, grid, room, turningAxis(grid, backs))
  const documents = arrange(sheets, backs, request.pages)
  const leftOut = new Set<string>()
  const jobs = documents.map(({ drafts, suffix }): PrintJob => {
    const pages = drafts.map((draft, i) =>
      finish(draft, { request, backs, grid, room, leftOut, number: i + 1, of: drafts.length, apart: suffix !== '' }),
    )
    return {
      sheet,
      title: suffix ? `${request.title}, ${suffix.slice(1)}` : request.title,
      paper,
      backs,
      name: `${sheet}_${paper.id}_${backs}${suffix}`,
      pages,
      library: request.library,
      duplex: suffix === '' && (backs === 'long-edge' || backs === 'short-edge') ? backs : undefined,
      pieces: suffix === '_backs' ? 0 : pieces.length,
      author: request.author,
      subject: request.subject,
      keywords: request.keywords,
    }
  })
  const missing = [...leftOut].map((what) => saySheets('left-out', { sheet, paper: paper.title, what }, at))
  return { value: jobs, diagnostics: [...fit.diagnostics, ...missing] }
}

/** The pages of each document, in order. */
function arrange(
  sheets: readonly ImposedSheet[],
  backs: Backs,
  order: DeckRequest['pages'],
): { drafts: Draft[]; suffix: string }[] {
  const side = (name: Page['side']): Draft[] => sheets.map((sheet, i) => ({ side: name, paper: i + 1, sheet }))
  if (backs === 'none') return [{ drafts: side('front'), suffix: '' }]
  if (backs === 'gutterfold') return [{ drafts: side('both'), suffix: '' }]
  const [fronts, behind] = [side('front'), side('back')]
  return order === 'fronts-backs'
    ? [
        { drafts: fronts, suffix: '_fronts' },
        { drafts: behind, suffix: '_backs' },
      ]
    : [{ drafts: fronts.flatMap((front, i) => [front, behind[i]!]), suffix: '' }]
}

interface Frame {
  readonly request: DeckRequest
  readonly backs: Backs
  readonly grid: Grid
  readonly room: EdgeRoom
  readonly number: number
  readonly of: number
  readonly apart: boolean
  /** Collects what head and foot had no room for. */
  readonly leftOut: Set<string>
}

/** Draws what stands round the pieces and closes the page. */
function finish(draft: Draft, { request, backs, grid, room, number, of, apart, leftOut }: Frame): Page {
  const { sheet, side } = draft
  const cells = { front: sheet.frontCells, back: sheet.backCells, both: [...sheet.frontCells, ...sheet.backCells] }[
    side
  ]
  const placements = { front: sheet.fronts, back: sheet.backs, both: [...sheet.fronts, ...sheet.backs] }[side]
  const cuts = cutsOf(cells, grid.piece)
  const { info, theme, paper } = request
  const named = backs === 'none' && !request.pieces.some((piece) => piece.back) ? 'only' : side
  const place = { number, of, sheet: draft.paper, paper: paper.title, landscape: grid.landscape }
  const subject = { ...place, side: named, backs, apart } as const
  const notes = apart && side === 'back' ? [REFEED_NOTE, ...info.notes] : info.notes
  const text = { head: headText(info, subject), notes, credits: info.credits, version: info.version }
  const counters = request.manner === 'counters'
  const stops = counters ? withNames(cuts) : cuts
  const furniture = drawFurniture(text, grid, room, grid.fold === 'vertical' ? withFold(stops, grid) : stops, theme)
  furniture.leftOut.forEach((what) => leftOut.add(what))
  return {
    number,
    side,
    width: grid.page.width / 1000,
    height: grid.page.height / 1000,
    placements,
    under: drawFlats(
      { front: sheet.frontFlats, back: sheet.backFlats, both: [...sheet.frontFlats, ...sheet.backFlats] }[side],
    ),
    // Marks and foot are the same on many pages: written once, they take a fifth less of the file.
    over:
      furniture.head +
      (counters ? cornerTicks(placements) + cellNames(namedCells(sheet, side), grid, room, theme) : '') +
      foldLine(grid, room, theme) +
      share(request.library, cutMarks(cuts, grid, room) + furniture.foot),
    bookmark: bookmark(draft, named),
    block: blockOf(cells, grid),
  }
}

/** The cells of a page side with the fronts they belong to. */
function namedCells({ frontCells, backCells }: ImposedSheet, side: Page['side']): NamedCell[] {
  const fronts = frontCells.map((cell): NamedCell => ({ at: cell, front: cell }))
  const backs = backCells.map((cell, i): NamedCell => ({ at: cell, front: frontCells[i]! }))
  return { front: fronts, back: backs, both: [...fronts, ...backs] }[side]
}

/** Small lines keep off column numbers, which stand half-way between marks, as they do off the marks. */
function withNames({ xs, ys }: Cuts): Cuts {
  const middles = xs.slice(1).map((x, i) => (x + xs[i]!) / 2)
  return { xs: [...xs, ...middles].sort((a, b) => a - b), ys }
}

/** Small lines keep off the fold line as they do off the marks. */
function withFold<T extends { readonly xs: readonly number[] }>(cuts: T, grid: Grid): T {
  return { ...cuts, xs: [...cuts.xs, grid.page.width / 2].sort((a, b) => a - b) }
}

function bookmark({ paper, sheet }: Draft, named: PageSubject['side']): string {
  const first = sheet.pieces[0]!.front.label
  const last = sheet.pieces.at(-1)!.front.label
  return `Sheet ${paper}${SIDES[named]}: ${first === last ? first : `${first} to ${last}`}`
}

/** Union of the trims in use. */
function blockOf(cells: readonly { readonly x: number; readonly y: number }[], { piece }: Grid): Box {
  const x = Math.min(...cells.map((cell) => cell.x))
  const y = Math.min(...cells.map((cell) => cell.y))
  const right = Math.max(...cells.map((cell) => cell.x)) + piece.width
  const bottom = Math.max(...cells.map((cell) => cell.y)) + piece.height
  return { x: x / 1000, y: y / 1000, width: (right - x) / 1000, height: (bottom - y) / 1000 }
}
