import type { openFonts } from '../draw/fonts.ts'
import type { PlayContext } from '../check/check.ts'
import type { SheetRequest } from '../game/game.ts'
import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { withoutRepeats } from '../kernel/without-repeats.ts'
import { studioRequest } from '../pipeline/draw-game.ts'
import { sourcesOf } from '../pipeline/sources-of.ts'
import { sortFindings } from '../report/check-report.ts'
import { drawKeptSheet, isFresh, type Drawing, type KeptSheet } from './draw-kept-sheet.ts'
import { findFaults } from './find-faults.ts'
import { keepStudio } from './keep-studio.ts'
import type { PageStore } from './page-store.ts'
import { sayPreview } from './preview-messages.ts'
import type { Reading } from './read-game.ts'
import { sameValue } from './same-value.ts'
import { showFindings } from './show-findings.ts'
import type { PreviewEvent, Setting, ShownSheet } from './shown.ts'

/** ms between two sheets in which browsers fetch what they were told of: while we draw we do not answer. */
const FETCH = 12

/** What all views of a preview share. */
export interface ViewTools {
  readonly host: Host
  readonly store: PageStore
  readonly fonts: typeof openFonts
  readonly placeholders: boolean
  /** Waits so many ms between two sheets, so that others have their turn. */
  sleep(ms: number): Promise<void>
}

/** Findings with the texts that they point into. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[]
  readonly sources: ReadonlyMap<string, string>
}

/** What the checks of rules play with, and findings about that. */
export interface Playing {
  readonly play: PlayContext | undefined
  readonly findings: readonly Diagnostic[]
}

/** A game's sheets in one setting, drawn as far as somebody looks at them. */
export interface View {
  /** Draws the sheets that are no longer as the files say, while `goOn()`; how many it drew. */
  redraw(reading: Reading, goOn: () => boolean): Promise<number>
  /** Makes all checks of what was drawn, those of rules where there is something to play with. */
  check(playing: Playing | undefined): Findings
  /** Says that drawing failed by a fault of ours. */
  fail(problem: string): void
  /** Tells a listener how things stand, and from then on what changes. Gives what ends that. */
  listen(listener: (event: PreviewEvent) => void): () => void
  readonly listeners: number
  /** Pictures in use. */
  pages(): string[]
}

/** The title of a sheet; with its id where others have the same. */
function titleOf({ id, title }: SheetRequest, all: readonly SheetRequest[]): string {
  return all.some((other) => other.id !== id && other.title === title) ? `${title} (${id})` : title
}

/** Opens a view; nothing is drawn yet. */
export function openView(setting: Setting, tools: ViewTools): View {
  const { host, store, placeholders } = tools
  const studios = keepStudio(tools.fonts)
  const listeners = new Set<(event: PreviewEvent) => void>()
  const kept = new Map<string, KeptSheet>()
  const told = new Map<string, ShownSheet>()
  let list: (PreviewEvent & { kind: 'sheets' }) | undefined
  let findings: PreviewEvent | undefined
  let errorsTold = false
  let drawing: Drawing | undefined
  /** Of the files and the studio, without which nothing is drawn. */
  let early: Findings = { diagnostics: [], sources: new Map() }

  const tell = (event: PreviewEvent): void => {
    for (const listener of listeners) listener(event)
  }
  const tellSheet = (sheet: ShownSheet): void => {
    const before = told.get(sheet.id)
    told.set(sheet.id, { ...sheet, changed: [] })
    if (!before || !sameValue({ ...sheet, changed: [] }, before)) tell({ kind: 'sheet', sheet })
  }
  const tellFindings = ({ diagnostics, sources }: Findings): void => {
    errorsTold = hasErrors(diagnostics)
    const event = showFindings(diagnostics, sources)
    if (!sameValue(event, findings)) tell(event)
    findings = event
  }
  const tellList = (game: string, requests: readonly SheetRequest[]): void => {
    const event = {
      kind: 'sheets',
      game,
      sheets: requests.map((request) => ({ id: request.id, title: titleOf(request, requests) })),
    } as const
    for (const id of [...kept.keys()]) {
      if (requests.some((request) => request.id === id)) continue
      kept.delete(id)
      told.delete(id)
    }
    if (!sameValue(event, list)) tell(event)
    list = event
  }
  const collect = (faults: readonly Diagnostic[]): Findings => {
    const ofSheets = drawing ? [...kept.values()].flatMap(({ diagnostics }) => diagnostics) : []
    // Several sheets may find the same.
    const diagnostics = withoutRepeats(sortFindings([...early.diagnostics, ...ofSheets, ...faults]))
    const texts = new Map([...early.sources, ...(drawing?.studio.templates.sources ?? [])])
    return { diagnostics, sources: sourcesOf(host, texts, diagnostics) }
  }

  /** Opens what to draw with; undefined where errors forbid it, and then all sheets are as they were. */
  const prepare = async (reading: Reading): Promise<Drawing | undefined> => {
    const { game, rulings, sources } = reading
    early = reading
    if (!game) return undefined
    const { lowInk } = setting
    const options = { only: [], pieces: [], oneOfEach: false, lowInk, placeholders }
    const { value: studio, diagnostics } = await studios(studioRequest(host, game, options))
    early = { sources, diagnostics: [...early.diagnostics, ...diagnostics] }
    return studio && { host, game, rulings, sources, studio, store, setting, placeholders }
  }

  const drawStale = async (now: Drawing, goOn: () => boolean): Promise<number> => {
    let drawn = 0
    for (const request of now.game.sheets) {
      const before = kept.get(request.id)
      if (before && isFresh(before, now)) {
        tellSheet({ ...before.shown, changed: [] })
        continue
      }
      const sheet = await drawKeptSheet(request, now, before)
      kept.set(request.id, sheet)
      tellSheet(sheet.shown)
      drawn += 1
      await tools.sleep(listeners.size > 0 ? FETCH : 0)
      if (!goOn()) break
    }
    return drawn
  }

  return {
    async redraw(reading, goOn) {
      tell({ kind: 'drawing', drawing: true })
      drawing = await prepare(reading)
      let drawn = 0
      if (drawing) {
        tellList(drawing.game.title, drawing.game.sheets)
        drawn = await drawStale(drawing, goOn)
      } else for (const sheet of told.values()) if (sheet.state === 'good') tellSheet({ ...sheet, state: 'old' })
      const quick = collect(drawing ? findFaults(drawing, undefined) : [])
      // Without errors, old or new, findings wait for the slower checks: else what those find would go and come again.
      if (errorsTold || hasErrors(quick.diagnostics)) tellFindings(quick)
      tell({ kind: 'drawing', drawing: false })
      return drawn
    },
    check(playing) {
      const all = collect([...(playing?.findings ?? []), ...(drawing ? findFaults(drawing, playing?.play) : [])])
      tellFindings(all)
      return all
    },
    fail(problem) {
      tellFindings({ diagnostics: [sayPreview('fault', { problem })], sources: new Map() })
      tell({ kind: 'drawing', drawing: false })
    },
    listen(listener) {
      if (list) listener(list)
      for (const { id } of list?.sheets ?? []) {
        const sheet = told.get(id)
        if (sheet) listener({ kind: 'sheet', sheet })
      }
      if (findings) listener(findings)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get listeners() {
      return listeners.size
    },
    pages: () => [...told.values()].flatMap(({ pages }) => pages.map(({ id }) => id)),
  }
}
