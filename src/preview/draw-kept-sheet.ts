import type { Game, SheetRequest } from '../game/game.ts'
import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import type { Studio } from '../draw/studio.ts'
import { drawGame, type DrawOptions } from '../pipeline/draw-game.ts'
import { layOutGame } from '../pipeline/lay-out-game.ts'
import { changedPieces } from './changed-pieces.ts'
import type { PageStore } from './page-store.ts'
import { sameValue } from './same-value.ts'
import { showPages, type ShownJobs } from './show-pages.ts'
import type { Setting, ShownSheet } from './shown.ts'
import { sameReads, trackGame, type Reads } from './track-game.ts'

/** What sheets are drawn from, and with. */
export interface Drawing {
  readonly host: Host
  readonly game: Game
  readonly rulings: ReadonlyMap<string, string>
  /** Texts of the game's files. */
  readonly sources: ReadonlyMap<string, string>
  readonly studio: Studio
  readonly store: PageStore
  readonly setting: Setting
  /** Boxes with file names stand for missing pictures. */
  readonly placeholders: boolean
}

/** A drawn sheet with all that says whether it still holds. */
export interface KeptSheet {
  readonly shown: ShownSheet
  readonly diagnostics: readonly Diagnostic[]
  readonly drawing: Drawing
  readonly reads: Reads
  /** Its last good state. */
  readonly good: ShownJobs | undefined
}

/** Whether a sheet, if it were drawn again, would come out as it is, findings and their places included. */
export function isFresh({ drawing: before, reads, diagnostics }: KeptSheet, now: Drawing): boolean {
  if (before.studio !== now.studio || !sameValue(before.rulings, now.rulings)) return false
  const files = diagnostics.flatMap(({ at, related = [] }) => [at, ...related.map((other) => other.at)])
  if (files.some((at) => at && before.sources.get(at.file) !== now.sources.get(at.file))) return false
  return sameReads(reads, before.game, now.game)
}

/** Draws a sheet and writes those of its pages that are not as they were. */
export async function drawKeptSheet(
  { id, title }: SheetRequest,
  drawing: Drawing,
  before: KeptSheet | undefined,
): Promise<KeptSheet> {
  const { host, rulings, setting, studio, placeholders, store } = drawing
  const { game, reads } = trackGame(drawing.game)
  const diagnostics: Diagnostic[] = []
  const options: DrawOptions = {
    only: [id],
    pieces: [],
    oneOfEach: false,
    lowInk: setting.lowInk,
    placeholders,
    studio,
  }
  const drawn = await drawGame(host, game, rulings, options, diagnostics)
  const paper = { papers: [setting.paper], backs: [setting.backs], pages: 'interleaved', gap: 0 } as const
  const jobs = layOutGame(host, { game, drawn, rulings }, { ...options, ...paper }, diagnostics)
  const common = { drawing, reads, diagnostics }
  const faulty = hasErrors(diagnostics)
  if (faulty && before?.good) {
    const { pages } = before.good
    return { ...common, good: before.good, shown: { id, title, state: 'old', pages, changed: [] } }
  }
  const good = showPages(jobs, before?.good, studio.theme.fonts, store)
  const changed = before?.good ? changedPieces(before.good.jobs, jobs) : []
  const state = faulty ? 'faulty' : 'good'
  return { ...common, good: faulty ? undefined : good, shown: { id, title, state, pages: good.pages, changed } }
}
